import type { VastElement } from './vast-element.ts';

/** The kind of a `MediaFile`: HLS has two names. */
const typeOf = ({ attributes: { type = '' } }: VastElement) => type.trim().toLowerCase();

const streams = new Set(['application/x-mpegurl', 'application/vnd.apple.mpegurl']);

/** Whether it is a script that draws the advert itself (VPAID). */
export const isScript = (file: VastElement): boolean =>
  file.attributes.apiFramework?.toUpperCase() === 'VPAID' || /javascript/.test(typeOf(file));

/** Whether it is a stream of HLS. */
export const isStream = (file: VastElement): boolean => streams.has(typeOf(file));

/** Whether browsers play a file of its type without help. */
export const isPlainVideo = (file: VastElement): boolean =>
  ['video/mp4', 'video/webm'].includes(typeOf(file)) && file.attributes.apiFramework === undefined;

/** Whether browsers play it, some of them with a library. */
export const isPlayableFile = (file: VastElement): boolean => isPlainVideo(file) || isStream(file);
