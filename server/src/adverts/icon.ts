const MAX_BYTES = 100 * 1024;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What is wrong with a picture in a data URL, whose form the contract has checked; null for a good one. */
export function refuseIcon(dataUrl: string): string | null {
  const [head = '', data = ''] = dataUrl.split(',');
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MAX_BYTES) return 'At most 100 kB';
  const isPicture = head.includes('image/png') ? bytes.subarray(0, png.length).equals(png) : isSvg(bytes);
  return isPicture ? null : 'The file is no png or svg picture';
}

function isSvg(bytes: Buffer): boolean {
  // what may stand before the root element: declaration, comments, document type
  const root = bytes.toString('utf8').replace(/^\uFEFF?(\s|<\?.*?\?>|<!--.*?-->|<![a-z][^>]*>)*/is, '');
  return /^<svg[\s/>]/.test(root);
}
