import type { Change } from '@/shared/api';
import { changeActionLabels } from '@/shared/api';

const started: Record<string, string> = { lock: 'Locked', ban: 'Banned' };
const ended: Record<string, string> = { lock: 'Unlocked', ban: 'Ban lifted' };

/** What happened to a user, by one entry of their history: locks and bans by the words of their buttons. */
export function nameUserChange({ action, fields }: Pick<Change, 'action' | 'fields'>): string {
  const status = action === 'updated' ? fields.find(({ field }) => field === 'status') : undefined;
  // a lock can't take the place of a ban: it is the one from before it
  if (status?.old === 'ban' && status.new === 'lock') return 'Ban lifted';
  return started[String(status?.new)] ?? ended[String(status?.old)] ?? changeActionLabels[action];
}
