import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { writeWrapper } from './write-wrapper.ts';

it.each(['3.0', '4.2'] as const)('is a valid document of VAST %s', async (version) => {
  const document = writeWrapper(
    'https://ads.partner.example/vast?zone=118&a="<]]>&cb=[CACHEBUSTING]',
    (kind) => `https://ads.example/e/c2VhbGVk/${kind}/tag?code=[ERRORCODE]`,
    { version, servingId: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' },
  );
  for (const kind of ['error', 'impression', 'win']) expect(document).toContain(`/e/c2VhbGVk/${kind}/tag`);
  expect(document).toContain('cb=[CACHEBUSTING]');
  const schema = readFileSync(new URL(`../../../test/vast-schemas/vast-${version}.xsd`, import.meta.url), 'utf8');
  const contents = document.replaceAll(/\[[A-Z]+\]/g, 'macro');
  expect((await validateXML({ xml: { fileName: 'a.xml', contents }, schema })).errors).toEqual([]);
});
