/** Why a document has no advert and never will, as the `Error` address says it. */
export type VastRefusal = 'unknown_placement' | 'not_serving';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** A VAST 3.0 document without adverts: players go on with the page's own video (VAST 3.0, section 2.4.2.4). */
export const emptyVast = `${declaration}\n<VAST version="3.0"/>\n`;

/**
 * Such a document with the address that players call about it, in which they replace `[ERRORCODE]`. The reason does not
 * tell strangers more than whether the placement exists: its owner reads the rest in the cabinet.
 */
export const refusedVast = (publicUrl: string, reason: VastRefusal): string =>
  [
    declaration,
    '<VAST version="3.0">',
    `  <Error><![CDATA[${publicUrl}/vast/error?reason=${reason}&code=[ERRORCODE]]]></Error>`,
    '</VAST>',
    '',
  ].join('\n');
