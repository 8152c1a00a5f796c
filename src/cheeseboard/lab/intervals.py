"""How certain a number is: intervals that hold the truth in 95 of 100 cases."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

Z: Final = 1.959964

# Student's t, two-sided 95 %, for 1 to 30 degrees of freedom.
T: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


class Interval(NamedTuple):
    """An estimate with the bounds around it."""

    estimate: float
    low: float
    high: float


def share_interval(hits: int, tries: int) -> Interval:
    """Wilson's interval for a share; nothing is known before the first try."""
    if tries == 0:
        return Interval(0.0, 0.0, 1.0)
    share = hits / tries
    shrink = 1 + Z * Z / tries
    middle = (share + Z * Z / (2 * tries)) / shrink
    reach = Z / shrink * math.sqrt(share * (1 - share) / tries + Z * Z / (4 * tries * tries))
    # At the ends the formula is exact but the sums of a computer are not.
    low = 0.0 if hits == 0 else middle - reach
    high = 1.0 if hits == tries else middle + reach
    return Interval(share, low, high)


def mean_interval(count: int, total: int, squares: int) -> Interval:
    """Student's interval for a mean, from a count, a sum and a sum of squares; one value alone has no bounds."""
    if count == 0:
        return Interval(math.nan, -math.inf, math.inf)
    mean = total / count
    if count == 1:
        return Interval(mean, -math.inf, math.inf)
    variance = (squares * count - total * total) / (count * (count - 1))
    reach = t_quantile(count - 1) * math.sqrt(variance / count)
    return Interval(mean, mean - reach, mean + reach)


def t_quantile(freedom: int) -> float:
    """How many standard errors to either side, by the degrees of freedom."""
    return T[freedom - 1] if freedom <= len(T) else Z + (Z**3 + Z) / (4 * freedom)
