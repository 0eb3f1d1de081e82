import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { invalid } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { drafts } from '../db/schema.ts';

/** Room for a targeting with every list full. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Of one person: nobody is in the middle of more forms. */
const MOST_DRAFTS = 20;

const draftOf = (userId: number, form: string) => and(eq(drafts.userId, userId), eq(drafts.form, form));

export async function findDraft(db: Db, userId: number, form: string) {
  const [draft] = await db.select().from(drafts).where(draftOf(userId, form));
  return draft;
}

/** Cut off: what is typed into a form may be megabytes. */
const MOST_NAME = 255;

/** Which forms somebody has left, the newest first. The one that was typed last has the name. */
export function listDrafts(db: Db, userId: number) {
  const nameIn = (path: string) => sql`nullif(trim(${drafts.values} #>> ${path}), '')`;
  const name = sql<
    string | null
  >`left(coalesce(${nameIn('{name}')}, ${nameIn('{earlier,0,values,name}')}), ${MOST_NAME})`;
  return db
    .select({ form: drafts.form, name, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.form));
}

/**
 * Keeps a draft; the person's oldest go where there are too many.
 * @throws ApiError 422 for more than a form holds
 */
export async function saveDraft(db: Db, userId: number, form: string, values: Record<string, unknown>): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(values)) > MOST_BYTES) throw invalid({ values: ['At most 4 MB'] });
  await db
    .insert(drafts)
    .values({ userId, form, values })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.form], set: { values, updatedAt: sql`now()` } });
  const oldest = db
    .select({ form: drafts.form })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.form))
    .offset(MOST_DRAFTS);
  await db.delete(drafts).where(and(eq(drafts.userId, userId), inArray(drafts.form, oldest)));
}

export async function removeDraft(db: Db, userId: number, form: string): Promise<void> {
  await db.delete(drafts).where(draftOf(userId, form));
}
