import { Archive, Ban, CircleCheck, CirclePlay, CircleStop, Hourglass, Lock, Trash2 } from 'lucide-react';
import type { EntityStatus } from '@/shared/theme';

export const statusIcons = {
  approved: CircleCheck,
  working: CirclePlay,
  stopped: CircleStop,
  moderate: Hourglass,
  ban: Ban,
  deleted: Trash2,
  lock: Lock,
  archive: Archive,
} satisfies Record<EntityStatus, unknown>;
