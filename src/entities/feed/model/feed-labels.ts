import type { FeedKind, FeedStatus } from '@/shared/api';

export const feedKindLabels: Record<FeedKind, string> = {
  site: 'Own sites',
  rtb: 'RTB exchange',
  vast: 'VAST',
  xml: 'XML',
};

export const feedStatusLabels: Record<FeedStatus, string> = { working: 'Working', stopped: 'Stopped' };
