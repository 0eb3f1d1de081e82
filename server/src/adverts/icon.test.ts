import { describe, expect, it } from 'vitest';
import { refuseIcon } from './icon.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const dataUrl = (type: string, content: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

describe('refuseIcon', () => {
  it.each([
    ['a png', dataUrl('png', png)],
    ['an svg', dataUrl('svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an svg with a prolog', dataUrl('svg+xml', '\uFEFF<?xml version="1.0"?><!-- made by hand --><svg>\n</svg>')],
    ['an svg with a document type', dataUrl('svg+xml', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n<svg></svg>')],
    ['a png of exactly 100 kB', dataUrl('png', Buffer.concat([png], 100 * 1024))],
  ])('takes %s', (_name, icon) => expect(refuseIcon(icon)).toBeNull());

  it.each([
    ['text that is called png', dataUrl('png', 'hello'), 'The file is no png or svg picture'],
    ['an svg that is called png', dataUrl('png', '<svg/>'), 'The file is no png or svg picture'],
    ['html that is called svg', dataUrl('svg+xml', '<html></html>'), 'The file is no png or svg picture'],
    ['html with an svg in it', dataUrl('svg+xml', '<html><svg></svg></html>'), 'The file is no png or svg picture'],
    ['nothing', dataUrl('png', ''), 'The file is no png or svg picture'],
    ['a byte more than 100 kB', dataUrl('png', Buffer.concat([png], 100 * 1024 + 1)), 'At most 100 kB'],
  ])('refuses %s', (_name, icon, refusal) => expect(refuseIcon(icon)).toBe(refusal));
});
