import { formatBytes } from '@preroll/rules/text/format-bytes';
import { formatDuration } from '@/shared/lib/format';
import type { AdvertCreative } from './advert';
import { loadingStatusLabels } from './labels';

/** The properties of a video: `0:15, 1920 × 1080, 17.5 MB`; empty if none is known. */
export function creativeFacts({ duration, width, height, size }: AdvertCreative): string {
  const facts = [
    duration !== null && formatDuration(duration),
    width !== null && height !== null && `${width} × ${height}`,
    size !== null && formatBytes(size),
  ];
  return facts.filter(Boolean).join(', ');
}

/** The saved video in one line: `0:15, 1920 × 1080, 17.5 MB. Ready to play`. */
export const describeCreative = (creative: AdvertCreative): string =>
  [creativeFacts(creative), loadingStatusLabels[creative.loadingStatus]].filter(Boolean).join('. ');
