import { type TrackingEvent, trackingEventName } from '@preroll/rules/advert/tracking-events';
import { toUri } from './to-uri.ts';
import type { VastAdvert } from './vast-advert.ts';
import { type VastVersion, vastDocument } from './vast-document.ts';
import { element, type Markup } from './xml.ts';

/** Events that a player calls us about, and the page that a click opens. */
export type VastAddress = 'error' | 'landing' | ReturnType<typeof trackingEventName>;

export interface VastOptions {
  version: VastVersion;
  /** Identifies this answer in the reports of both sides (VAST 4.2, section 3.4.3). */
  servingId: string;
}

/** Seconds into the advert at which it counts as shown. */
const SHOWN_AT = 2;

/** Pixels; the picture itself may have any size. */
const ICON_SIZE = 32;

/**
 * Writes the document that plays an advert. The two versions differ in the order of the elements, which their schemas
 * fix, and in the ids that only 4.2 has.
 * @param addressOf returns our absolute address for an event; that of `error` holds the macro `[ERRORCODE]`
 */
export function writeVast(
  advert: VastAdvert,
  addressOf: (kind: VastAddress) => string,
  { version, servingId }: VastOptions,
): string {
  const { id, advertiser, erid } = advert;
  const link = (name: string, address: string, attributes: Parameters<typeof element>[1] = {}) =>
    element(name, attributes, toUri(address));

  /** Our own address first, then the advertiser's. */
  const addresses = (event: TrackingEvent): string[] => [
    addressOf(trackingEventName(event)),
    ...advert.trackers.filter((tracker) => tracker.event === event).map(({ url }) => url),
  ];

  const system = element('AdSystem', {}, 'Preroll');
  const title = element('AdTitle', {}, advert.title || advertiser);
  const description = advert.description === '' ? null : element('Description', {}, advert.description);
  const owner = element('Advertiser', {}, advertiser);
  const error = link('Error', addressOf('error'));
  const impressions = addresses('impression').map((address) => link('Impression', address));
  const extensions = element('Extensions', {}, [
    // the marking that the law on advertising asks for, in the form that players in Russia read
    element('Extension', { type: 'nroa_inform' }, [
      element('Title', {}, `Реклама · ${advertiser}`),
      link('Url', advert.landingPage),
      element('Erid', {}, erid),
    ]),
  ]);

  const icons = writeIcon(advert);
  const duration = element('Duration', {}, toTime(advert.duration));
  const tracking = element(
    'TrackingEvents',
    {},
    linearEvents.flatMap((event) =>
      addresses(event).map((address) =>
        link('Tracking', address, { event, offset: event === 'progress' ? toTime(SHOWN_AT) : null }),
      ),
    ),
  );
  const parameters = writeParameters(advert, addressOf('landing'));
  const clickThrough = link('ClickThrough', addressOf('landing'));
  const clickTracking = addresses('clickTracking').map((address) => link('ClickTracking', address));
  const media = element(
    'MediaFiles',
    {},
    filesOf(advert).map(({ url, type, width, height, bitrate }) =>
      link('MediaFile', url, {
        delivery: type === 'application/x-mpegURL' ? 'streaming' : 'progressive',
        type,
        // 4.1 deprecates it, and no player that knows VPAID reads another form
        apiFramework: type === 'application/javascript' ? 'VPAID' : null,
        width,
        height,
        // VAST counts in kbit/s
        bitrate: bitrate === null ? null : Math.round(bitrate / 1000),
        scalable: 'true',
        maintainAspectRatio: 'true',
      }),
    ),
  );

  const offset = { skipoffset: advert.skipOffset === null ? null : toTime(advert.skipOffset) };
  const creatives = (...content: Markup[]) => element('Creatives', {}, [element('Creative', { id }, content)]);
  const isOld = version === '3.0';
  const inLine = isOld
    ? [
        ...[system, title, description, owner, error, ...impressions],
        creatives(
          element('Linear', offset, [
            ...[icons, duration, tracking, parameters],
            element('VideoClicks', {}, [clickThrough, ...clickTracking]),
            media,
          ]),
        ),
        extensions,
      ]
    : [
        ...[system, error, extensions, ...impressions],
        ...[element('AdServingId', {}, servingId), title, owner],
        creatives(
          element('Linear', offset, [
            ...[icons, tracking, parameters, duration, media],
            element('VideoClicks', {}, [...clickTracking, clickThrough]),
          ]),
          element('UniversalAdId', { idRegistry: 'erir' }, erid),
        ),
        description,
      ];
  return vastDocument(version, [element('Ad', { id }, [element('InLine', {}, inLine)])]);
}

/** Those of the timeline; impressions and clicks have elements of their own. */
const linearEvents = [
  'start',
  'progress',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
] as const satisfies TrackingEvent[];

/** The placement's script before the videos, as an advert's own: players that know VPAID take the first file. */
function filesOf({ script, mediaFiles }: VastAdvert): VastAdvert['mediaFiles'] {
  const [first] = mediaFiles;
  if (script === null || first === undefined) return mediaFiles;
  const { width, height } = first;
  return [{ url: script, type: 'application/javascript', width, height, bitrate: null }, ...mediaFiles];
}

/** What the placement's script is told of the advert. @param landing counts a click, and opens the advert's page */
function writeParameters({ script, mediaFiles, title, erid, advertiser }: VastAdvert, landing: string): Markup | null {
  if (script === null) return null;
  const video = mediaFiles.find(({ type }) => type === 'video/mp4')?.url;
  const json = JSON.stringify({ video, label: title, link: landing, erid, advertiser });
  return element('AdParameters', {}, json.replace(lineBreaks, escapeInJson));
}

/** What some parsers of XML make line feeds of, which break a text of JSON. */
const lineBreaks = /[\u0085\u2028]/g;

const escapeInJson = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function writeIcon({ icon, advertiser }: VastAdvert): Markup | null {
  if (icon === null) return null;
  const place = { width: ICON_SIZE, height: ICON_SIZE, xPosition: 'left', yPosition: 'top' };
  const picture = element('StaticResource', { creativeType: icon.type }, toUri(icon.url));
  return element('Icons', {}, [element('Icon', { program: advertiser, ...place }, [picture])]);
}

/** Seconds as `HH:MM:SS.mmm`, for less than a day. */
const toTime = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
