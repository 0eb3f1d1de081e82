import { formatBytes } from '@preroll/rules/text/format-bytes';
import { formatDuration } from '@/shared/lib/format';
import type { AdvertCreative } from './advert';
import { loadingStatusLabels } from './labels';

/** The saved video in one line: `0:15, 1920 × 1080, 17.5 MB. Ready to play`. */
export function describeCreative({ duration, width, height, size, loadingStatus }: AdvertCreative): string {
  const facts = [
    duration !== null && formatDuration(duration),
    width !== null && height !== null && `${width} × ${height}`,
    size !== null && formatBytes(size),
  ].filter(Boolean);
  return `${facts.length > 0 ? `${facts.join(', ')}. ` : ''}${loadingStatusLabels[loadingStatus]}`;
}
