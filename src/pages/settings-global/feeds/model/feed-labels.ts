import type { FeedKind, FeedStatus } from '@/shared/api';
import { toOptions } from '@/shared/ui/field';

export const kindLabels: Record<FeedKind, string> = {
  site: 'Own sites',
  rtb: 'RTB exchange',
  vast: 'VAST',
  xml: 'XML',
};

export const statusLabels: Record<FeedStatus, string> = { working: 'Working', stopped: 'Stopped' };

export const kindOptions = toOptions(kindLabels);
export const statusOptions = toOptions(statusLabels);
