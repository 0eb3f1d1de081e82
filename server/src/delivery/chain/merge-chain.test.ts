import { readFileSync } from 'node:fs';
import { elementsWithin, type VastElement } from '@preroll/rules/vast/vast-element';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { mergeChain } from './merge-chain.ts';
import { parseDocument } from './parse-document.ts';
import { trackersOf } from './trackers.ts';
import { writeChain } from './write-chain.ts';

const read = (xml: string): VastElement => parseDocument(xml) ?? expect.unreachable(xml);
const adOf = (inLine: string) => read(`<Ad id="7" sequence="2"><InLine>${inLine}</InLine></Ad>`);

const wrapper = (name: string) =>
  read(`<Ad><Wrapper><AdSystem>${name}</AdSystem><VASTAdTagURI>https://next.example/</VASTAdTagURI>
    <Error>https://${name}.example/error?[ERRORCODE]</Error><Impression>https://${name}.example/impression</Impression>
    <Creatives><Creative><Linear>
      <TrackingEvents><Tracking event="start">https://${name}.example/start</Tracking></TrackingEvents>
      <VideoClicks><ClickTracking>https://${name}.example/click</ClickTracking></VideoClicks>
    </Linear></Creative><Creative><CompanionAds/></Creative></Creatives></Wrapper></Ad>`);

const verificationOf = (name: string) =>
  `<Verification vendor="${name}.example-omid"><JavaScriptResource apiFramework="omid" browserOptional="true">https://${name}.example/omid.js</JavaScriptResource>
    <TrackingEvents><Tracking event="verificationNotExecuted">https://${name}.example/unverified</Tracking></TrackingEvents>
    <VerificationParameters>{"of":"${name}"}</VerificationParameters></Verification>`;

/** A wrapper with verifications, in the form of 4.2 or of documents before 4.1. */
const measuring = (name: string, isOld: boolean) => {
  const verifications = `<AdVerifications>${verificationOf(name)}</AdVerifications>`;
  return read(`<Ad><Wrapper>${isOld ? `<Extensions><Extension type="AdVerifications">${verifications}</Extension></Extensions>` : ''}
    <ViewableImpression id="1"><NotViewable>https://${name}.example/unseen</NotViewable><Viewable>https://${name}.example/seen</Viewable>
    </ViewableImpression>${isOld ? '' : verifications}</Wrapper></Ad>`);
};

const file =
  '<MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://cdn.example/a.mp4</MediaFile>';
const script =
  '<MediaFile delivery="progressive" type="application/javascript" apiFramework="VPAID" width="1" height="1">https://cdn.example/a.js</MediaFile>';

const merge = (advert: VastElement, version: string, ...wrappers: VastElement[]) =>
  writeChain(mergeChain(advert, trackersOf(wrappers), version), version);

const adverts = {
  '3.0': {
    bare: `<AdSystem>A</AdSystem><AdTitle>T</AdTitle><Impression>https://a.example/i</Impression><Creatives><Creative><Linear>
      <Duration>00:00:10</Duration><MediaFiles>${script}${file}</MediaFiles></Linear></Creative></Creatives>`,
    full: `<AdSystem>A</AdSystem><AdTitle>T</AdTitle><Description>D</Description><Error>https://a.example/e</Error>
      <Impression>https://a.example/i</Impression><Creatives><Creative><CompanionAds/></Creative><Creative id="1"><Linear skipoffset="00:00:05"><Duration>00:00:10</Duration>
      <TrackingEvents><Tracking event="complete">https://a.example/c</Tracking></TrackingEvents><AdParameters>{"a":"&lt;b>"}</AdParameters>
      <VideoClicks><ClickThrough>https://shop.example/</ClickThrough></VideoClicks><MediaFiles>${file}</MediaFiles></Linear>
      </Creative></Creatives><Extensions><Extension type="nroa_inform"><Erid>2Vtz</Erid></Extension></Extensions>`,
  },
  '4.2': {
    bare: `<AdSystem>A</AdSystem><Impression>https://a.example/i</Impression><AdServingId>1</AdServingId><AdTitle>T</AdTitle><Creatives><Creative><Linear>
      <Duration>00:00:10</Duration><MediaFiles>${file}</MediaFiles></Linear><UniversalAdId idRegistry="a">b</UniversalAdId></Creative></Creatives>`,
    full: `<AdSystem>A</AdSystem><Error>https://a.example/e</Error><Extensions><Extension type="a"><B>c</B></Extension></Extensions>
      <Impression>https://a.example/i</Impression><AdServingId>1</AdServingId><AdTitle>T</AdTitle><Creatives><Creative><Linear><TrackingEvents>
      <Tracking event="complete">https://a.example/c</Tracking></TrackingEvents><Duration>00:00:10</Duration><MediaFiles>${file}</MediaFiles><VideoClicks>
      <ClickThrough>https://shop.example/</ClickThrough></VideoClicks></Linear><UniversalAdId idRegistry="a">b</UniversalAdId></Creative></Creatives>`,
  },
};

/** For the features of this advert, 4.0 and 4.2 differ in one element only. */
const in40 = (inLine: string) =>
  inLine.replace('<AdServingId>1</AdServingId>', '').replaceAll('idRegistry="a">', 'idRegistry="a" idValue="b">');

const rows = Object.entries(adverts).flatMap(([version, { bare, full }]) => [
  [version, 'bare', bare],
  [version, 'full', full],
  ...(version === '4.2'
    ? [
        ['4.0', 'bare', in40(bare)],
        ['4.0', 'full', in40(full)],
      ]
    : []),
]);

it.each(rows)(
  'makes a valid document of VAST %s with the trackers of all wrappers: %s',
  async (version = '', _, inLine = '') => {
    const document = merge(adOf(inLine), version, wrapper('outer'), wrapper('inner'));
    const countOf = (text: string) => document.split(text).length - 1;
    for (const name of ['outer', 'inner'])
      for (const path of ['error?[ERRORCODE]', 'impression', 'start', 'click'])
        expect(countOf(`https://${name}.example/${path}`)).toBe(1);
    expect(document).toContain('<Ad id="7">');
    for (const name of ['Ad', 'InLine', 'Creative', 'Linear']) expect(countOf(`</${name}>`)).toBe(1);
    await expectValid(document, version);
  },
);

async function expectValid(document: string, version: string): Promise<void> {
  const schema = readFileSync(new URL(`../../../test/vast-schemas/vast-${version}.xsd`, import.meta.url), 'utf8');
  // the text of 3.0 allows several error URLs, but its schema only one
  const further = version === '3.0' ? /(?<=<\/Error>)\s*<Error>.*<\/Error>/g : /$^/g;
  const contents = document.replaceAll(/\[[A-Z]+\]/g, 'macro').replaceAll(further, '');
  expect((await validateXML({ xml: { fileName: 'a.xml', contents }, schema })).errors).toEqual([]);
}

const addressesOf = (document: string, ...names: string[]) =>
  elementsWithin(read(document), ...names).map(({ text }) => text);

it.each(rows)(
  'merges the trackers of wrappers into a document of VAST %s: %s',
  async (version = '', _, inLine = '') => {
    const own = `<AdVerifications>${verificationOf('own')}</AdVerifications>`;
    const isInExtension = version !== '4.2';
    const measured = isInExtension
      ? inLine.replace('<Extensions>', `<Extensions><Extension type="AdVerifications">${own}</Extension>`)
      : inLine.replace('</AdTitle>', `</AdTitle>${own}`);
    const hasOwn = measured !== inLine;
    const document = merge(adOf(measured), version, measuring('outer', true), measuring('inner', false));
    await expectValid(document, version);
    const scripts = ['outer', 'inner'].map((name) => `https://${name}.example/omid.js`);
    expect(addressesOf(document, 'JavaScriptResource')).toEqual([
      ...(hasOwn ? ['https://own.example/omid.js'] : []),
      ...scripts,
    ]);
    expect(elementsWithin(read(document), 'AdVerifications')).toHaveLength(1);
    expect(document.includes('<Extension type="AdVerifications">')).toBe(isInExtension);
    expect(addressesOf(document, 'Viewable', 'NotViewable')).toEqual(
      version === '3.0'
        ? []
        : ['seen', 'seen', 'unseen', 'unseen'].map(
            (name, at) => `https://${['outer', 'inner'][at % 2]}.example/${name}`,
          ),
    );
  },
);

it('calls each tracker once if another server writes an element twice', () => {
  const linear = `<Linear><TrackingEvents/><TrackingEvents/><VideoClicks/><VideoClicks/><MediaFiles>${file}</MediaFiles></Linear>`;
  const creatives = `<Creatives><Creative>${linear}</Creative></Creatives>`;
  const twice = ['ViewableImpression', 'AdVerifications'].map((name) => `<${name}/><${name}/>`).join('');
  const wrappers = [wrapper('outer'), measuring('outer', false)];
  const document = merge(adOf(`${twice}${creatives}${creatives}`), '4.2', ...wrappers);
  for (const path of ['start', 'click', 'seen', 'omid.js'])
    expect(document.split(`https://outer.example/${path}`)).toHaveLength(2);
  expect(addressesOf(document, 'MediaFile')).toHaveLength(1);
});

const passed = (inside: string, linear = '') =>
  merge(
    adOf(
      `${inside}<Creatives><Creative><Linear>${linear}<MediaFiles>${file}</MediaFiles></Linear></Creative></Creatives>`,
    ),
    '3.0',
  );

it.each([
  ['a script as a tracker', '<Impression>javascript:alert(1)</Impression>', 'alert'],
  ['a path as a tracker', '<Impression>/e/1</Impression>', '/e/1'],
  ['a script behind white space', '<Custom>\n javascript:alert(1)</Custom>', 'alert'],
  ['data', '<Extensions><Extension type="a"><B>data:text/html,x</B></Extension></Extensions>', 'data:'],
  [
    'what our own code is told',
    '<Extensions><Extension type=" Preroll "><Marking>in_video</Marking></Extension></Extensions>',
    'in_video',
  ],
  ['names with a prefix', '<x:A xmlns:x="y" x:b="c">text</x:A>', 'text'],
  ['attributes with a prefix', '<A xmlns:x="y" x:b="c">d</A>', 'x:b'],
  ['an element where an address belongs', '<Error><script>alert(1)</script></Error>', 'alert'],
  ['markup', '<Icons><Icon><HTMLResource><![CDATA[<script>alert(1)</script>]]></HTMLResource></Icon></Icons>', 'alert'],
])('leaves out %s', (_, inside, unwanted) => {
  expect(passed(inside)).not.toContain(unwanted);
  expect(passed('', inside)).not.toContain(unwanted);
});

it('writes copied content as escaped text', () => {
  const title = '</AdTitle><Ad>&amp;]]>"\'';
  const written = read(passed(`<AdTitle a="&quot;>"><![CDATA[</AdTitle><Ad>&amp;]]]]><![CDATA[>"']]></AdTitle>`));
  expect(written.children[0]?.children[0]?.children[0]).toMatchObject({
    name: 'AdTitle',
    attributes: { a: '">' },
    text: title,
  });
});

it("keeps an interactive advert's script with its attributes", () => {
  expect(merge(adOf(adverts['3.0'].bare), '3.0')).toContain('type="application/javascript" apiFramework="VPAID"');
});

it('copies only web addresses from a wrapper', () => {
  const evil = read(
    '<Ad><Wrapper><Impression>javascript:1</Impression><Impression>https://b.example/i</Impression></Wrapper></Ad>',
  );
  expect(trackersOf([evil]).inLine.map(({ text }) => text)).toEqual(['https://b.example/i']);
});
