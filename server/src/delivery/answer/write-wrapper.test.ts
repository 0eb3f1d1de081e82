import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { writeWrappers } from './write-wrapper.ts';

const wrapper = (tag: string) => ({
  tag,
  servingId: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  addressOf: (kind: string) => `https://ads.example/e/c2VhbGVk/${kind}/tag?code=[ERRORCODE]`,
});

it.each(['3.0', '4.2'] as const)('is a valid document of VAST %s', async (version) => {
  const [first, second] = ['https://feed.example/vast', 'https://ads.partner.example/vast?a="<]]>&cb=[CACHEBUSTING]'];
  const document = writeWrappers([wrapper(first), wrapper(second)], version);
  for (const kind of ['error', 'impression', 'win']) expect(document).toContain(`/e/c2VhbGVk/${kind}/tag`);
  expect(document).toContain('cb=[CACHEBUSTING]');
  const fallback = ' fallbackOnNoAd="true"';
  expect(document.split(fallback)).toHaveLength(2);
  expect(document.indexOf(fallback)).toBeLessThan(document.indexOf(first));
  const schema = readFileSync(new URL(`../../../test/vast-schemas/vast-${version}.xsd`, import.meta.url), 'utf8');
  // part of the 3.0 specification, but missing from its schema
  const contents = document.replaceAll(/\[[A-Z]+\]/g, 'macro').replace(version === '3.0' ? fallback : '', '');
  expect((await validateXML({ xml: { fileName: 'a.xml', contents }, schema })).errors).toEqual([]);
});
