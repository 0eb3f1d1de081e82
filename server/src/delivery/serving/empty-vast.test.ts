import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { emptyVast } from './empty-vast.ts';

it.each(['3.0', '4.2'] as const)(
  'a document without adverts has the address of its error, and is valid in %s',
  async (version) => {
    const document = emptyVast('https://ads.example', 'no_advert', version);
    const error = '<Error>https://ads.example/vast/error?reason=no_advert&#38;code=[ERRORCODE]</Error>';
    expect(document).toContain(error);
    const schema = readFileSync(new URL(`../../../test/vast-schemas/vast-${version}.xsd`, import.meta.url), 'utf8');
    // part of the 3.0 specification, but missing from its schema; brackets are illegal in a URL
    const contents = version === '3.0' ? document.replace(error, '') : document.replace('[ERRORCODE]', '303');
    const { errors } = await validateXML({ xml: { fileName: 'empty.xml', contents }, schema });
    expect(errors).toEqual([]);
  },
);
