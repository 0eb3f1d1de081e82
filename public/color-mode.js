// Before the first paint: the theme that was chosen in this browser, else the system's.
// The application takes over from here (src/shared/ui/color-mode); the key is the same.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('preroll.color-mode');
  } catch {
    // storage may be forbidden; then the system decides
  }
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', isDark);
})();
