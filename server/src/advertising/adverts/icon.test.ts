import { MAX_ICON_BYTES } from '@preroll/rules/advert/icon';
import { svgCases } from '@preroll/rules/advert/svg-content.cases';
import { describe, expect, it } from 'vitest';
import { refuseIcon } from './icon.ts';

const NO_PICTURE = 'The file is not a PNG or SVG image';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const dataUrl = (type: string, content: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('refuseIcon', () => {
  it.each([
    ['a png', dataUrl('png', png)],
    ['a png of exactly 100 kB', dataUrl('png', Buffer.concat([png], MAX_ICON_BYTES))],
    ['an svg with a byte order mark', dataUrl('svg+xml', `\uFEFF${drawing}`)],
  ])('takes %s', (_name, icon) => expect(refuseIcon(icon)).toBeNull());

  it.each([
    ['text that is called png', dataUrl('png', 'hello'), NO_PICTURE],
    ['an svg that is called png', dataUrl('png', drawing), NO_PICTURE],
    ['nothing', dataUrl('png', ''), NO_PICTURE],
    ['a png of 100 kB plus one byte', dataUrl('png', Buffer.concat([png], MAX_ICON_BYTES + 1)), 'At most 100 kB'],
    ['an svg in UTF-16', dataUrl('svg+xml', Buffer.from(drawing, 'utf16le')), NO_PICTURE],
    [
      'an svg that says another encoding',
      dataUrl('svg+xml', `<?xml version="1.0" encoding="UTF-7"?>${drawing}`),
      NO_PICTURE,
    ],
    ['an svg that is no text', dataUrl('svg+xml', Buffer.from([0xff, 0xfe, 0x3c])), NO_PICTURE],
  ])('refuses %s', (_name, icon, refusal) => expect(refuseIcon(icon)).toBe(refusal));

  it.each(svgCases)('checks an svg: %s', (_name, file, refusal) => {
    expect(refuseIcon(dataUrl('svg+xml', file))).toBe(refusal);
  });
});
