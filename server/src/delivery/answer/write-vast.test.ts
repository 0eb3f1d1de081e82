import { readFileSync } from 'node:fs';
import vastClient from '@dailymotion/vast-client';
import { type TrackingEvent, trackingEventsOf } from '@preroll/rules/advert/tracking-events';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { toUri } from './to-uri.ts';
import type { VastAdvert } from './vast-advert.ts';
import type { VastVersion } from './vast-document.ts';
import type { VastAddress } from './vast-links.ts';
import { writeVast } from './write-vast.ts';
import { element } from './xml.ts';

/** Strings that break naive writers, in names and links. */
const hostile = fc.constantFrom(
  ...[
    '<script>alert(1)</script>',
    ']]>',
    '<![CDATA[',
    '-->',
    '&amp;',
    '&#0;',
    '"',
    "'",
    '<',
    '>',
    '&',
    '%',
    '%zz',
    '|',
    '^',
  ],
  ...['[ERRORCODE]', '[CACHEBUSTING]', '%%CACHEBUSTER%%', '{campaign_id}', '{X}', '[', ']', '#', '?', ';', '\\', '`'],
  ...['\u0000', '\u001b', '\uD800', '\uDFFF', '\uFFFE', '\u2028', '\u202e', '\t', '\r\n', 'Реклама', '😀', '世界', 'é'],
);
const text = fc
  .array(fc.oneof(hostile, fc.string({ maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join('').trim());
const name = text.filter((it) => it !== '');
/** Links as the product stores them: without white space and invisible characters, and accepted by browsers. */
const link = fc
  .tuple(
    fc.constantFrom('stat.example', 'пример.рф', '[2001:db8::1]:8443'),
    fc.constantFrom('/', '?', '/a?b=', '#'),
    text,
  )
  .map(([host, separator, rest]) => `https://${host}${separator}${rest.replace(/[\s\p{C}\u2028]/gu, '')}`)
  .filter((url) => URL.canParse(url));
const pixels = fc.integer({ min: 2, max: 4096 });

const adverts: fc.Arbitrary<VastAdvert> = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  title: text,
  description: text,
  advertiser: name,
  erid: fc.stringMatching(/^[A-Za-z0-9]{6,64}$/),
  landingPage: link,
  duration: fc.double({ min: 0.1, max: 3600, noNaN: true }),
  mediaFiles: fc
    .tuple(pixels, pixels, fc.option(fc.integer({ min: 1, max: 30_000_000 })), fc.option(link))
    .map(([width, height, bitrate, script]) => [
      ...(script === null
        ? []
        : [{ url: script, type: 'application/javascript' as const, width, height, bitrate: null }]),
      { url: 'https://ads.example/media/1/video.mp4', type: 'video/mp4' as const, width, height, bitrate },
      {
        url: 'https://ads.example/media/1/master.m3u8',
        type: 'application/x-mpegURL' as const,
        width,
        height,
        bitrate,
      },
    ]),
  skipOffset: fc.option(fc.integer({ min: 0, max: 60 })),
  overlay: fc.constant(null),
  markingInVideo: fc.boolean(),
  script: fc.option(link),
  branding: fc.option(fc.constant('9f86d081')),
  icon: fc.option(fc.record({ url: link, type: fc.constantFrom('image/png', 'image/svg+xml') })),
  trackers: fc.array(fc.record({ event: fc.constantFrom(...trackingEventsOf('preroll')), url: link }), {
    maxLength: 6,
  }),
});

const addressOf = (kind: VastAddress) =>
  `https://ads.example/e/c2VhbGVk/${kind}/tag${kind === 'error' ? '?code=[ERRORCODE]' : ''}`;
const servingId = '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const write = (advert: VastAdvert, version: VastVersion) => writeVast(advert, addressOf, { version, servingId });

const generated = fc.sample(adverts, { seed: 7, numRuns: 500 });
const plain: VastAdvert = {
  id: 12,
  title: 'Spring sale',
  description: '',
  advertiser: 'Ромашка',
  erid: '2VtzqwExample',
  landingPage: 'https://shop.example/?a=1&b=2',
  duration: 15.04,
  mediaFiles: [
    { url: 'https://ads.example/v.mp4', type: 'video/mp4', width: 1280, height: 720, bitrate: 2_123_456 },
    { url: 'https://ads.example/m.m3u8', type: 'application/x-mpegURL', width: 1920, height: 1080, bitrate: null },
  ],
  skipOffset: 5,
  ...{ script: null, branding: null, overlay: null, markingInVideo: false },
  icon: null,
  trackers: [],
};

const overlays = [plain, ...generated].map(
  ({ id, ...advert }): VastAdvert => ({
    ...{ ...advert, id, mediaFiles: [], script: null },
    overlay: { url: `https://ads.example/vast/icon/${id}`, type: 'image/png', width: 480, height: 70 },
    trackers: [{ event: 'show', url: advert.landingPage }, ...advert.trackers],
  }),
);

describe.each(['3.0', '4.2'] as const)('VAST %s', (version) => {
  it(`is valid for ${generated.length} adverts, and as many overlays`, async () => {
    const schema = readFileSync(new URL(`../../../test/vast-schemas/vast-${version}.xsd`, import.meta.url), 'utf8');
    // brackets and lone percent signs are illegal in a URL, so macros are replaced first
    const documents = [plain, ...generated, ...overlays].map((advert) =>
      write(advert, version).replaceAll(/\[[A-Za-z][\w:.-]*\]|%%[A-Za-z]\w*%%/g, 'macro'),
    );
    const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
    const { errors } = await validateXML({ xml, schema, maxMemoryPages: 4096 });
    expect(
      errors.map(({ message, loc }) => `${documents[Number.parseInt(loc?.fileName ?? '', 10)]}\n${message}`),
    ).toEqual([]);
  });

  it('writes only the impression, the show and the clicks of an overlay', async () => {
    for (const advert of overlays) {
      const { creatives, impressionURLTemplates } = (await parseDocument(write(advert, version))).ads[0];
      const [{ variations, trackingEvents }] = creatives;
      expect([creatives.length, variations.length]).toEqual([1, 1]);
      const urlsOf = (event: string) =>
        advert.trackers.filter((tracker) => tracker.event === event).map(({ url }) => toUri(url));
      const templates = (urls: string[]) => urls.map((url) => ({ url }));
      expect(trackingEvents).toEqual({ creativeView: [addressOf('show'), ...urlsOf('show')] });
      expect(variations[0]).toMatchObject({
        ...{ staticResource: advert.overlay?.url, type: 'image/png', width: '480', height: '70' },
        nonlinearClickThroughURLTemplate: addressOf('landing'),
        nonlinearClickTrackingURLTemplates: templates([addressOf('click'), ...urlsOf('clickTracking')]),
      });
      expect(impressionURLTemplates).toMatchObject(templates([addressOf('impression'), ...urlsOf('impression')]));
    }
  });

  it('is parsed to the original values', async () => {
    for (const advert of [plain, ...generated])
      expect(await parse(write(advert, version))).toEqual(expected(advert, version));
  });
});

describe('the ids of 4.2', () => {
  it('identify the answer and the register entry', () => {
    const document = write(plain, '4.2');
    expect(document).toContain(`<AdServingId>${servingId}</AdServingId>`);
    expect(document).toContain('<UniversalAdId idRegistry="erir">2VtzqwExample</UniversalAdId>');
  });
});

function parseDocument(xml: string) {
  const document = new DOMParser({ onError: () => {} }).parseFromString(xml, 'text/xml');
  return new vastClient.VASTParser().parseVAST(document, { url: 'https://ads.example/vast' });
}

/** Parses the document with an independent library. */
async function parse(xml: string) {
  const { ads, version } = await parseDocument(xml);
  const [ad] = ads;
  const [linear] = ad.creatives;
  const urlsOf = (templates: { url: string }[]) => templates.map(({ url }) => url);
  return {
    counts: [ads.length, ad.creatives.length],
    version,
    texts: [ad.title, ad.description ?? '', ad.advertiser.value],
    extensions: ad.extensions.map(({ children }: { children: { value: string }[] }) =>
      children.map(({ value }) => value),
    ),
    times: [linear.duration, linear.skipDelay],
    errors: ad.errorURLTemplates,
    impressions: urlsOf(ad.impressionURLTemplates),
    events: linear.trackingEvents,
    clicks: [linear.videoClickThroughURLTemplate.url, urlsOf(linear.videoClickTrackingURLTemplates)],
    icons: linear.icons.map((icon: Record<string, string>) => [icon.type, icon.staticResource]),
    parameters: JSON.parse(linear.adParameters?.value ?? 'null'),
    interactive: linear.interactiveCreativeFile && {
      ...{ url: linear.interactiveCreativeFile.fileURL, type: linear.interactiveCreativeFile.type },
      apiFramework: linear.interactiveCreativeFile.apiFramework,
    },
    media: linear.mediaFiles.map(
      ({ fileURL, mimeType, width, height, bitrate, apiFramework }: Record<string, string>) => ({
        ...{ url: fileURL, type: mimeType, width, height, bitrate, apiFramework },
      }),
    ),
  };
}

const ownEvents = {
  start: 'win',
  progress: 'show',
  firstQuartile: 'quartile25',
  midpoint: 'quartile50',
  thirdQuartile: 'quartile75',
  complete: 'quartile100',
  skip: 'skip',
} as const;

function expected(advert: VastAdvert, version: VastVersion): Awaited<ReturnType<typeof parse>> {
  const of = (event: TrackingEvent) =>
    advert.trackers.filter((tracker) => tracker.event === event).map(({ url }) => toUri(url));
  const events = Object.entries(ownEvents).map(([event, kind]) => [
    event === 'progress' ? 'progress-2' : event,
    [addressOf(kind), ...of(event as keyof typeof ownEvents)],
  ]);
  const advertiser = readable(advert.advertiser);
  const { width = 0, height = 0 } = advert.mediaFiles[0] ?? {};
  const isSimid = version === '4.2' && advert.script !== null;
  const script = [isSimid ? [] : (advert.script ?? [])]
    .flat()
    .map((url) => ({ url, type: 'application/javascript', width, height, bitrate: null }));
  const { erid } = advert;
  // a script hides the marking of the video
  const isVideo = script.length === 0 && advert.mediaFiles.length === 2;
  const own = [advert.branding ?? [], advert.markingInVideo && isVideo ? 'in_video' : []].flat();
  const skip = isSimid ? { skipOffset: advert.skipOffset } : {};
  const parameters = { video: 'https://ads.example/media/1/video.mp4', link: addressOf('landing'), erid, ...skip };
  return {
    counts: [1, 1],
    version,
    texts: [readable(advert.title) || advertiser, readable(advert.description), advertiser],
    extensions: [
      [`Реклама · ${advertiser}`, toUri(advert.landingPage), advert.erid],
      ...(own.length === 0 ? [] : [own]),
    ],
    times: [expect.closeTo(advert.duration, 2), advert.skipOffset],
    errors: [addressOf('error')],
    impressions: [addressOf('impression'), ...of('impression')],
    events: Object.fromEntries(events),
    clicks: [addressOf('landing'), [addressOf('click'), ...of('clickTracking')]],
    icons: advert.icon === null ? [] : [[advert.icon.type, toUri(advert.icon.url)]],
    parameters: advert.script === null ? null : expect.objectContaining(parameters),
    interactive: isSimid ? { url: toUri(advert.script ?? ''), type: 'text/html', apiFramework: 'SIMID' } : null,
    media: [...script, ...advert.mediaFiles].map(({ url, bitrate, ...file }) => ({
      ...file,
      url: toUri(url),
      bitrate: Math.round((bitrate ?? 0) / 1000),
      apiFramework: file.type === 'application/javascript' ? 'VPAID' : null,
    })),
  };
}

/** The text without characters that XML can't represent; these are tested separately. */
const readable = (value: string) =>
  new DOMParser({ onError: () => {} })
    .parseFromString(element('a', {}, value), 'text/xml')
    .documentElement?.textContent?.trim();
