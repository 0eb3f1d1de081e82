import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { listChanges } from './list-changes.ts';

export const settingsHandlers = ({ db }: { db: Db }): Pick<Handlers, 'listSettingsChanges'> => ({
  async listSettingsChanges({ query: { kind, record_id: recordId, ...page } }) {
    return { status: 200, body: await listChanges(db, { kind, recordId, page }) };
  },
});
