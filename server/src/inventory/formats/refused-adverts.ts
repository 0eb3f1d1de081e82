import { type FormatLimits, mimeTypeOf, validateByFormat } from '@preroll/rules/advert/format-limits';
import { validateVpaid } from '@preroll/rules/advert/vpaid';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts, campaigns } from '../../platform/db/schema.ts';

const MAX_LISTED = 50;

type Limits = FormatLimits & { vpaidAllowed: boolean };

/** Lists the active adverts of a format that meet its current limits but would not meet the new ones. */
export async function listRefusedAdverts(
  db: Db,
  before: Limits & { id: number },
  after: Limits,
): Promise<components['schemas']['RefusedAdvertList']> {
  const rows = await db
    .select({
      id: adverts.id,
      name: adverts.name,
      useVpaid: adverts.useVpaid,
      duration: adverts.duration,
      size: adverts.size,
      creative: adverts.creative,
    })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(and(eq(adverts.status, 'working'), eq(campaigns.formatId, before.id), ne(campaigns.status, 'deleted')))
    .orderBy(sql`lower(${adverts.name})`, asc(adverts.id));
  const refused = rows.flatMap((row) => {
    const reason = refuse(row, before) === null ? refuse(row, after) : null;
    return reason === null ? [] : [{ id: row.id, name: row.name, reason }];
  });
  return { items: refused.slice(0, MAX_LISTED), total: refused.length };
}

type LiveAdvert = Pick<typeof adverts.$inferSelect, 'useVpaid' | 'duration' | 'size' | 'creative'>;

function refuse({ useVpaid, duration, size, creative }: LiveAdvert, limits: Limits): string | null {
  if (useVpaid) return validateVpaid({ isUsed: true, isAllowed: limits.vpaidAllowed });
  return validateByFormat({ duration, size, mimeType: creative && mimeTypeOf(creative) }, limits);
}
