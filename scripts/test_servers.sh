#!/usr/bin/env bash
# PostgreSQL and Redis for the tests of a table with several workers, as Debian packages where that is possible.
# The tests start them by themselves, in temporary folders. What cannot be installed is said, and its tests are left out.
set -euo pipefail

has_postgres() { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }

missing=()
has_postgres >/dev/null 2>&1 || missing+=(postgresql)
command -v redis-server >/dev/null || missing+=(redis-server)
[ ${#missing[@]} -gt 0 ] || exit 0

may_install=()
if [ "$(id -u)" = 0 ]; then may_install=(env); elif sudo -n true 2>/dev/null; then may_install=(sudo); fi
if ! command -v apt-get >/dev/null || [ ${#may_install[@]} = 0 ]; then
    echo "There is no ${missing[*]} here, and it cannot be installed from here: the tests that need it are left out."
    exit 0
fi
echo "Installing ${missing[*]} for the tests of several workers"
# RUNLEVEL=1: nothing is started that was not started before.
"${may_install[@]}" apt-get update -qq || true
"${may_install[@]}" RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    echo "${missing[*]} could not be installed: the tests that need it are left out."
