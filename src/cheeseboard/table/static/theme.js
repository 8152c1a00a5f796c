// Light or dark, before anything is painted: the one classic script, in the head of every page. What the reader wants is
// kept under "theme": "light", "dark", or nothing, which means as the system has it. Whoever changes it sends "theme".
(() => {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    let wanted = null;
    try {
      wanted = localStorage.getItem("theme");
    } catch {
      // A browser that keeps nothing follows the system.
    }
    document.documentElement.dataset.theme = wanted ?? (night.matches ? "dark" : "light");
  };
  night.addEventListener("change", follow);
  addEventListener("storage", follow);
  addEventListener("theme", follow);
  follow();
})();
