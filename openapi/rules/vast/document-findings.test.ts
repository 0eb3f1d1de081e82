import { expect, it } from 'vitest';
import { documentFindings } from './document-findings.ts';
import { advertDocument, parseXml, wrapperDocument } from './document-scene.ts';

const textsOf = (document: Parameters<typeof documentFindings>[0]) =>
  documentFindings(document).map(({ level, element, text }) => `${level} ${element}: ${text}`);

it('finds nothing in a valid advert, wrapper and empty document', () => {
  const documents = [
    advertDocument(),
    wrapperDocument('https://next.example/[CACHEBUSTING]?%%A%%$' + '{B}'),
    parseXml('<VAST version="3.0"/>'),
  ];
  expect(documents.flatMap(textsOf)).toEqual([]);
});

it.each<[string | RegExp, string, string]>([
  [/<Impression>.*<\/Impression>/, '', 'error InLine: There is no Impression.'],
  [/<Error>.*<\/Error>/, '', 'warning InLine: There is no Error.'],
  [/<AdTitle>.*<\/AdTitle>/, '', 'warning InLine: There is no AdTitle'],
  [/<AdSystem>.*<\/AdSystem>/, '', 'warning InLine: There is no AdSystem'],
  [/InLine/g, 'Other', 'error Ad: There is neither an InLine nor a Wrapper'],
  [/<Duration>.*<\/Duration>/, '', 'error Linear: There is no Duration'],
  ['00:00:15', '15', 'error Duration: “15” is not a time'],
  ['00:00:15', '00:00:61', 'error Duration: “00:00:61” is not a time'],
  ['00:00:15', '00:00:00', 'warning Duration: It is zero.'],
  ['<Linear>', '<Linear skipoffset="5">', 'error Linear: The skipoffset “5” is neither'],
  ['<Linear>', '<Linear skipoffset="120%">', 'error Linear: The skipoffset “120%” is neither'],
  ['<Linear>', '<Linear skipoffset="00:00:15">', 'warning Linear: The skipoffset is not before the end'],
  ['<Linear>', '<Linear skipoffset="100%">', 'warning Linear: The skipoffset is not before the end'],
  [/<MediaFile .*<\/MediaFile>/, '', 'error Linear: There is no MediaFile'],
  ['video/mp4', 'video/x-flv', 'error MediaFiles: No file is of a type that browsers play'],
  ['delivery="progressive" width="640"', '', 'warning MediaFile: A file has no delivery, no width, by'],
  ['https://cdn', 'http://cdn', 'error MediaFile: It is http.'],
  ['https://a.example/start', 'http://a.example/start', 'warning Tracking: It is http.'],
  [/<ClickThrough>.*<\/ClickThrough>/, '', 'warning Linear: There is no ClickThrough'],
  [' event="start"', '', 'error Tracking: An address has no event'],
  ['"start"', '"progress"', 'error Tracking: A progress has no offset'],
  ['https://a.example/impression', '', 'warning Impression: It is empty.'],
  ['https://a.example/impression', '//a.example', 'error Impression: “//a.example” is not a whole web address.'],
  [
    'https://a.example/impression',
    'javascript:alert(1)',
    'error Impression: “javascript:alert(1)” is not a whole web address.',
  ],
  ['[ERRORCODE]', '[ERRORCODE', 'error Error: A macro is not closed in “https://a.example/error?[ERRORCODE”.'],
  ['/impression', '/?a=[CACHEBUSTING&amp;b=1', 'error Impression: A macro is not closed'],
  ['/impression', '/?a=%%CACHEBUSTER', 'error Impression: A macro is not closed'],
  ['/impression', '/?a=$' + '{CACHEBUSTER', 'error Impression: A macro is not closed'],
])('finds the problem if %s is replaced with %s', (replaced, by, expected) => {
  expect(textsOf(advertDocument(replaced, by))).toContainEqual(expect.stringContaining(expected));
});

it.each([
  ['<Linear>', '<Linear skipoffset="00:00:05">'],
  ['<Linear>', '<Linear skipoffset="50%">'],
  ['"start"', '"progress" offset="25%"'],
  ['"video/mp4"', '"application/x-mpegURL"'],
  ['"video/mp4"', '"application/javascript" apiFramework="VPAID"'],
  ['00:00:15', '00:00:15.500'],
])('finds nothing if %s is replaced with %s', (replaced, by) => {
  expect(textsOf(advertDocument(replaced, by))).toEqual([]);
});

it.each([
  [
    'a wrapper without a tag',
    '<VAST version="3.0"><Ad><Wrapper><Impression>https://b.example/i</Impression></Wrapper></Ad></VAST>',
    'error Wrapper: There is no VASTAdTagURI',
  ],
  [
    'a wrapper without an impression',
    '<VAST version="3.0"><Ad><Wrapper/></Ad></VAST>',
    'warning Wrapper: There is no Impression',
  ],
  [
    'a tag that is http',
    '<VAST version="3.0"><Ad><Wrapper><VASTAdTagURI>http://b.example/</VASTAdTagURI></Wrapper></Ad></VAST>',
    'error VASTAdTagURI: It is http.',
  ],
  ['no version', '<VAST/>', 'warning VAST: The version is missing.'],
])('finds %s', (_, xml, expected) => {
  expect(textsOf(parseXml(xml))).toContainEqual(expect.stringContaining(expected));
});

it('does not check macros in long URLs', () => {
  const address = `https://a.example/?${'[A'.repeat(2_000)}`;
  expect(textsOf(advertDocument('https://a.example/impression', address))).toEqual([
    'warning Impression: An address has more than 2,048 characters. Its macros are not looked at.',
  ]);
});

it('reports each finding once, errors before warnings', () => {
  const document = parseXml('<VAST><Ad><InLine><Impression/><Impression/><Error>x</Error></InLine></Ad></VAST>');
  const texts = textsOf(document);
  expect(texts.filter((text) => text.includes('Impression: It is empty'))).toHaveLength(1);
  expect(texts[0]).toMatch(/^error/);
  expect(texts.at(-1)).toMatch(/^warning/);
});
