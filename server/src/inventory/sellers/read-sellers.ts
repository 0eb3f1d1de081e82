import { and, asc, eq, inArray, isNotNull, not } from 'drizzle-orm';
import { hasAnyOwnerReason } from '../../platform/access/owner-reason.ts';
import type { Db } from '../../platform/db/database.ts';
import { sites, users } from '../../platform/db/schema.ts';

/** An entry of sellers.json 1.0. */
export type Seller = { seller_id: string; seller_type: 'PUBLISHER' } & (
  | { name: string; domain: string }
  | { is_confidential: 1 }
);

/** Reads the sellers: the owners of approved sites that may serve, by id. */
export async function readSellers(db: Db): Promise<Seller[]> {
  const rows = await db
    .selectDistinctOn([sites.ownerId], {
      id: sites.ownerId,
      legalForm: users.legalForm,
      legalName: users.legalName,
      domain: sites.domain,
    })
    .from(sites)
    .innerJoin(users, eq(users.id, sites.ownerId))
    .where(
      and(
        inArray(sites.status, ['approved', 'working']),
        isNotNull(sites.verifiedAt),
        not(hasAnyOwnerReason(sites.ownerId)),
      ),
    )
    .orderBy(asc(sites.ownerId), asc(sites.id));
  return rows.map(toSeller);
}

interface Row extends Pick<typeof users.$inferSelect, 'legalForm' | 'legalName'> {
  id: number;
  /** The domain of the owner's first site. */
  domain: string;
}

/** Only names of companies and sole proprietors are published, not those of private persons. */
function toSeller({ id, legalForm, legalName, domain }: Row): Seller {
  const seller = { seller_id: String(id), seller_type: 'PUBLISHER' } as const;
  const isPerson = legalForm === null || legalForm === 'fl' || legalForm === 'ffl';
  return isPerson || legalName === '' ? { ...seller, is_confidential: 1 } : { ...seller, name: legalName, domain };
}
