import type { Change } from '@/shared/api';
import { changeActionLabels } from '@/shared/api';

const started: Record<string, string> = { lock: 'Locked', ban: 'Banned' };
const ended: Record<string, string> = { lock: 'Unlocked', ban: 'Ban lifted' };

/** The title of an entry in a user's history: locks and bans are named like their buttons. */
export function nameUserChange({ action, fields }: Pick<Change, 'action' | 'fields'>): string {
  const status = action === 'updated' ? fields.find(({ field }) => field === 'status') : undefined;
  // a ban can't be changed to a lock: this is the lock from before the ban
  if (status?.old === 'ban' && status.new === 'lock') return 'Ban lifted';
  return started[String(status?.new)] ?? ended[String(status?.old)] ?? changeActionLabels[action];
}
