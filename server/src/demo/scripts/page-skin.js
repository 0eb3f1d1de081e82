// Shows the advertiser's picture on both sides of the player, as a link, while the advert plays.
(() => {
  const player = document.querySelector('[data-preroll-player]') ?? document.body;

  const draw = ({ picture, link }) => {
    const skin = document.createElement('a');
    skin.href = link;
    skin.target = '_blank';
    skin.rel = 'noopener sponsored';
    skin.style.cssText = `position:absolute;inset:0;z-index:-1;background:center / cover url("${encodeURI(picture)}")`;
    player.append(skin);
    return skin;
  };

  let skin = null;
  player.addEventListener('preroll:start', ({ detail }) => {
    skin?.remove();
    skin = detail?.branding ? draw(detail.branding) : null;
  });
  player.addEventListener('preroll:end', () => {
    skin?.remove();
    skin = null;
  });
})();
