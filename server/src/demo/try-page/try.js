// @ts-check
/** Lists the events that the publishers' script dispatches at its video, and lets the user copy the page's code. */
(() => {
  const list = document.getElementById('events');
  const none = document.getElementById('none');
  const noAdvert = document.getElementById('no-advert');
  document.getElementById('watch')?.addEventListener('preroll', (event) => {
    const { event: name, code } = /** @type {CustomEvent<{ event: string, code?: number }>} */ (event).detail;
    const item = document.createElement('li');
    item.textContent = code === undefined ? name : `${name} ${code}`;
    list?.append(item);
    none?.remove();
    // the VAST error code for a response without an advert
    if (code === 303) noAdvert?.removeAttribute('hidden');
  });

  for (const button of document.querySelectorAll('[data-copy]'))
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? '');
      button.textContent = 'Copied';
    });
})();
