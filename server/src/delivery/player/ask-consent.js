// @ts-check
/** Loaded by `player.js` on pages with a consent dialog (TCF 2). */

/** Milliseconds after which the advert is requested without the dialog's answer. */
const TIMEOUT = 1000;

/** Adds the dialog's answer to the query, if it comes in time. @param {URLSearchParams} query of the tag */
export function addConsent(query) {
  const { __tcfapi: dialog } = /** @type {any} */ (window);
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT);
    /** @param {any} said @param {boolean} isKnown */
    const listen = (said, isKnown) => {
      if (!isKnown) return;
      if (said.gdprApplies !== undefined) query.set('gdpr', said.gdprApplies ? '1' : '0');
      if (said.eventStatus === 'cmpuishown') return;
      if (said.tcString) query.set('gdpr_consent', said.tcString);
      dialog('removeEventListener', 2, () => {}, said.listenerId);
      resolve(undefined);
    };
    dialog('addEventListener', 2, listen);
  });
}
