import { MAX_DRAFT_BYTES } from '@preroll/rules/campaign/draft-limit';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { drafts } from '../../platform/db/schema.ts';

/** The maximum per user, more than anybody has forms open. */
const MAX_DRAFTS = 20;

const draftOf = (userId: number, form: string) => and(eq(drafts.userId, userId), eq(drafts.form, form));

export async function findDraft(db: Db, userId: number, form: string) {
  const [draft] = await db.select().from(drafts).where(draftOf(userId, form));
  return draft;
}

/** Truncated, because a field may hold megabytes of text. */
const MAX_NAME_LENGTH = 255;

/** Lists a user's drafts, newest first, with the name as last typed. */
export function listDrafts(db: Db, userId: number) {
  const nameIn = (path: string) => sql`nullif(trim(${drafts.values} #>> ${path}), '')`;
  const name = sql<
    string | null
  >`left(coalesce(${nameIn('{name}')}, ${nameIn('{earlier,0,values,name}')}), ${MAX_NAME_LENGTH})`;
  return db
    .select({ form: drafts.form, name, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.form));
}

/**
 * Saves a draft and deletes the user's oldest ones beyond the limit.
 * @throws ApiError 422 for a draft that is too large
 */
export async function saveDraft(db: Db, userId: number, form: string, values: Record<string, unknown>): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(values)) > MAX_DRAFT_BYTES) throw invalid({ values: ['At most 4 MB'] });
  await db
    .insert(drafts)
    .values({ userId, form, values })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.form], set: { values, updatedAt: sql`now()` } });
  const oldest = db
    .select({ form: drafts.form })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.form))
    .offset(MAX_DRAFTS);
  await db.delete(drafts).where(and(eq(drafts.userId, userId), inArray(drafts.form, oldest)));
}

export async function removeDraft(db: Db, userId: number, form: string): Promise<void> {
  await db.delete(drafts).where(draftOf(userId, form));
}
