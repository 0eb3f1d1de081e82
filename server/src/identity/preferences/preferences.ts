import { eq, sql } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { preferences } from '../../platform/db/schema.ts';

type Schemas = components['schemas'];
type Preferences = Schemas['Preferences'];

/** Bytes of JSON. */
const MAX_BYTES = 64_000;

const QUOTA_EXCEEDED_MESSAGE = 'There is no room for more preferences: remove saved views that you no longer need';

const none: Preferences = { theme: null, tables: {}, views: {} };

export async function readPreferences(db: Db, userId: number): Promise<Preferences> {
  const [found] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return found?.values ?? none;
}

/**
 * Changes a user's preferences. Concurrent changes of different tables or lists from two browsers both succeed.
 * @throws ApiError 422 if the total size exceeds the limit
 */
export function updatePreferences(db: Db, userId: number, update: Schemas['PreferencesUpdate']): Promise<Preferences> {
  return db.transaction(async (tx) => {
    await tx.insert(preferences).values({ userId, values: none }).onConflictDoNothing();
    const own = eq(preferences.userId, userId);
    const [row] = await tx.select().from(preferences).where(own).for('update');
    const before = row?.values ?? none;
    const values = {
      theme: update.theme === undefined ? before.theme : update.theme,
      tables: { ...before.tables, ...update.tables },
      views: { ...before.views, ...update.views },
      default_period: update.default_period === undefined ? before.default_period : update.default_period,
      queue_shortcuts: update.queue_shortcuts ?? before.queue_shortcuts,
      muted_notices: update.muted_notices ?? before.muted_notices,
    };
    if (Buffer.byteLength(JSON.stringify(values)) > MAX_BYTES)
      throw invalid({ '': [QUOTA_EXCEEDED_MESSAGE] }, QUOTA_EXCEEDED_MESSAGE);
    await tx.update(preferences).set({ values, updatedAt: sql`now()` }).where(own);
    return values;
  });
}
