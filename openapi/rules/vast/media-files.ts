import type { VastElement } from './vast-element.ts';

const typeOf = ({ attributes: { type = '' } }: VastElement) => type.trim().toLowerCase();

const streams = new Set(['application/x-mpegurl', 'application/vnd.apple.mpegurl']);

/** Whether a file is a script that draws the advert itself (VPAID). */
export const isScript = (file: VastElement): boolean =>
  file.attributes.apiFramework?.toUpperCase() === 'VPAID' || /javascript/.test(typeOf(file));

/** Whether a file is an HLS stream. */
export const isStream = (file: VastElement): boolean => streams.has(typeOf(file));

/** Whether browsers play this type of file natively. */
export const isNativeVideo = (file: VastElement): boolean =>
  ['video/mp4', 'video/webm'].includes(typeOf(file)) && file.attributes.apiFramework === undefined;

/** Whether browsers can play a file, some of them with a library. */
export const isPlayableFile = (file: VastElement): boolean => isNativeVideo(file) || isStream(file);
