import { asc, desc, eq } from 'drizzle-orm';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { ordSources } from '../db/schema.ts';

export const ordHandlers = ({ db }: { db: Db }): Pick<Handlers, 'listOrdSources'> => ({
  async listOrdSources() {
    const rows = await db
      .select()
      .from(ordSources)
      .where(eq(ordSources.status, 'working'))
      .orderBy(desc(ordSources.isDefault), asc(ordSources.name), asc(ordSources.id));
    const items = rows.map(({ id, name, operator, mode, isDefault }) => ({
      id,
      name,
      operator,
      mode,
      is_default: isDefault,
    }));
    return { status: 200, body: { items, total: items.length } };
  },
});
