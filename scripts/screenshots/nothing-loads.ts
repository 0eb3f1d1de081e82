/** Runs in the page. A skeleton is not what the screen looks like; what is out of view may load when it comes into view. */
export const nothingLoads = () =>
  [...document.querySelectorAll('[role=status]')].every(
    (status) => !status.textContent.startsWith('Loading') || status.getBoundingClientRect().top > innerHeight,
  );
