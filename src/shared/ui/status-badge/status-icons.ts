import { Archive, Ban, CircleCheck, CircleStop, Hourglass, Lock, Trash2, Undo2 } from 'lucide-react';
import type { EntityStatus } from '@/shared/theme';
import { Serving } from './serving';

export const statusIcons = {
  approved: CircleCheck,
  working: Serving,
  stopped: CircleStop,
  moderate: Hourglass,
  returned: Undo2,
  ban: Ban,
  deleted: Trash2,
  lock: Lock,
  archive: Archive,
} satisfies Record<EntityStatus, unknown>;
