import type { TrackingEvent } from '@preroll/rules/advert/tracking-events';
import { toUri } from './to-uri.ts';
import type { VastAdvert } from './vast-advert.ts';
import type { VastVersion } from './vast-document.ts';
import type { VastLinks } from './vast-links.ts';
import { vastTime } from './vast-time.ts';
import { element, type Markup } from './xml.ts';

/** Seconds into the advert at which it counts as shown. */
const SHOW_OFFSET = 2;

/** In pixels; the icon file itself may have any size. */
const ICON_SIZE = 32;

/** Events of the timeline; impressions and clicks have separate elements. */
const timeline = [
  'start',
  'progress',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
] as const satisfies TrackingEvent[];

/** Writes an advert that plays on its own in the player. */
export function writeLinear(advert: VastAdvert, links: VastLinks, version: VastVersion): Markup {
  const icons = writeIcon(advert);
  const duration = element('Duration', {}, vastTime(advert.duration));
  const tracking = element(
    'TrackingEvents',
    {},
    timeline.flatMap((event) =>
      links.ofEvent('Tracking', event, { event, offset: event === 'progress' ? vastTime(SHOW_OFFSET) : null }),
    ),
  );
  const parameters = writeParameters(advert, links.addressOf('landing'), version);
  const clickThrough = links.own('ClickThrough', 'landing');
  const clickTracking = links.ofEvent('ClickTracking', 'clickTracking');
  const media = element('MediaFiles', {}, writeFiles(advert, version));
  const content =
    version === '3.0'
      ? [icons, duration, tracking, parameters, element('VideoClicks', {}, [clickThrough, ...clickTracking]), media]
      : [icons, tracking, parameters, duration, media, element('VideoClicks', {}, [...clickTracking, clickThrough])];
  const { skipOffset } = advert;
  return element('Linear', { skipoffset: skipOffset === null ? null : vastTime(skipOffset) }, content);
}

/**
 * The code that draws the advert around its video. In 3.0 it comes before the videos, like an advert's own script, because
 * players with VPAID take the first file; in 4.2 it follows them in its own element.
 */
function writeFiles({ script, mediaFiles }: VastAdvert, version: VastVersion): Markup[] {
  const [first] = mediaFiles;
  const videos = mediaFiles.map(writeMediaFile);
  if (script === null || first === undefined) return videos;
  if (version === '4.2') {
    const simid = { type: 'text/html', apiFramework: 'SIMID' };
    return [...videos, element('InteractiveCreativeFile', simid, toUri(script))];
  }
  const { width, height } = first;
  return [writeMediaFile({ url: script, type: 'application/javascript', width, height, bitrate: null }), ...videos];
}

const writeMediaFile = ({ url, type, width, height, bitrate }: VastAdvert['mediaFiles'][number]): Markup =>
  element(
    'MediaFile',
    {
      delivery: type === 'application/x-mpegURL' ? 'streaming' : 'progressive',
      type,
      // deprecated by 4.1, but the only form that players with VPAID read
      apiFramework: type === 'application/javascript' ? 'VPAID' : null,
      width,
      height,
      // VAST uses kbit/s
      bitrate: bitrate === null ? null : Math.round(bitrate / 1000),
      scalable: 'true',
      maintainAspectRatio: 'true',
    },
    toUri(url),
  );

/** The parameters for the code that draws the advert. @param landing counts a click and opens the advert's page */
function writeParameters(advert: VastAdvert, landing: string, version: VastVersion): Markup | null {
  const { script, mediaFiles, title, erid, advertiser, skipOffset } = advert;
  if (script === null) return null;
  const video = mediaFiles.find(({ type }) => type === 'video/mp4')?.url;
  // the layer of 4.2 needs the offset for players that leave skipping to it without naming a time
  const skip = version === '4.2' ? { skipOffset } : {};
  const json = JSON.stringify({ video, label: title, link: landing, erid, advertiser, ...skip });
  return element('AdParameters', {}, json.replace(lineBreaks, escapeInJson));
}

/** Characters that some XML parsers convert to line feeds, which would break JSON. */
const lineBreaks = /[\u0085\u2028]/g;

const escapeInJson = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function writeIcon({ icon, advertiser }: VastAdvert): Markup | null {
  if (icon === null) return null;
  const place = { width: ICON_SIZE, height: ICON_SIZE, xPosition: 'left', yPosition: 'top' };
  const picture = element('StaticResource', { creativeType: icon.type }, toUri(icon.url));
  return element('Icons', {}, [element('Icon', { program: advertiser, ...place }, [picture])]);
}
