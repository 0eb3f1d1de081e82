import { type AdvertCreative, loadingStatusLabels } from '@/entities/advert';
import { formatBytes, formatDuration } from '@/shared/lib/format';

/** The saved video in one line: `0:15, 1920 × 1080, 17.5 MB. Ready to play`. */
export function CreativeSummary({ creative }: { creative: AdvertCreative }) {
  const { duration, width, height, size, loadingStatus } = creative;
  const facts = [
    duration !== null && formatDuration(duration),
    width !== null && height !== null && `${width} × ${height}`,
    size !== null && formatBytes(size),
  ].filter(Boolean);
  return (
    <p>
      {facts.length > 0 && `${facts.join(', ')}. `}
      {loadingStatusLabels[loadingStatus]}
    </p>
  );
}
