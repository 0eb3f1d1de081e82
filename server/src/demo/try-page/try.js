// @ts-check
/** The publisher's code tells each event of an advert at its video; ours lists them, and copies the code of the page. */
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
    // VAST's code for an answer without an advert
    if (code === 303) noAdvert?.removeAttribute('hidden');
  });

  for (const button of document.querySelectorAll('[data-copy]'))
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? '');
      button.textContent = 'Copied';
    });
})();
