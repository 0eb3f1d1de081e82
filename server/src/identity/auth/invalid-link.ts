import { type ApiError, invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { purposeOfKey } from './recovery-keys.ts';

const texts = {
  recovery: 'This link has already been used or is older than an hour. Ask for a new one.',
  invitation:
    'This invitation has already been used, or a later one replaced it, or it is older than seven days. Ask for a new one.',
  login: 'This link has already been used or is older than an hour. Ask for a new one in your settings.',
};

/**
 * Creates the 422 for a link that no longer works. Its message may name the purpose, because only the link's owner has the
 * key. For a link that confirms a new login, the error is at the field `login`.
 */
export async function invalidLink(db: Db, key: string): Promise<ApiError> {
  const purpose = (await purposeOfKey(db, key)) ?? 'recovery';
  const text = texts[purpose];
  return invalid({ [purpose === 'login' ? 'login' : '']: [text] }, text);
}
