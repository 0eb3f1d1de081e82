/** Runs in the page. Whether no skeleton is visible; content out of view may still load when it scrolls into view. */
export const isFullyLoaded = () =>
  [...document.querySelectorAll('[role=status]')].every(
    (status) => !status.textContent.startsWith('Loading') || status.getBoundingClientRect().top > innerHeight,
  );
