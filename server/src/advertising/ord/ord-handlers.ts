import { isInForce } from '@preroll/rules/advert/ord-source';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { asc, desc, eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { ordSources } from '../../platform/db/schema.ts';

/** The register is Russian: its days are those of Moscow. */
const REGISTER_TIMEZONE = 'Europe/Moscow';

export const ordHandlers = ({ db }: { db: Db }): Pick<Handlers, 'listOrdSources'> => ({
  async listOrdSources() {
    const rows = await db
      .select()
      .from(ordSources)
      .where(eq(ordSources.status, 'working'))
      .orderBy(desc(ordSources.isDefault), asc(ordSources.name), asc(ordSources.id));
    const { day } = zonedTime(REGISTER_TIMEZONE, new Date());
    const items = rows.map(({ id, name, operator, mode, isDefault, contract }) => ({
      id,
      name,
      operator,
      mode,
      is_default: isDefault,
      contract:
        contract && isInForce(contract, day)
          ? { serial: contract.serial, date: contract.date, external_id: contract.external_id }
          : null,
    }));
    return { status: 200, body: { items, total: items.length } };
  },
});
