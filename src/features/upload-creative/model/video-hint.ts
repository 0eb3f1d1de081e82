import { describeDuration, describeTypes, type FormatLimits } from '@preroll/rules/advert/format-limits';
import { formatBytes } from '@preroll/rules/text/format-bytes';

/**
 * Describes the accepted files: `mp4, webm or mov, 5 to 60 s, up to 500 MB`.
 *
 * @param maxBytes the largest file that can be uploaded
 */
export const videoHint = (format: FormatLimits, maxBytes: number): string =>
  [describeTypes(format), describeDuration(format), `up to ${formatBytes(maxBytes)}`]
    .filter((part) => part !== null)
    .join(', ');
