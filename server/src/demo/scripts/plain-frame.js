// Dims the page around the player while an advert plays.
(() => {
  const player = document.querySelector('[data-preroll-player]') ?? document.body;
  player.addEventListener('preroll:start', () => {
    player.style.boxShadow = '0 0 0 100vmax rgb(0 0 0 / 60%)';
  });
  player.addEventListener('preroll:end', () => {
    player.style.boxShadow = '';
  });
})();
