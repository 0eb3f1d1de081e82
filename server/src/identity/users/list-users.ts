import type { CurrencyUnit } from '@preroll/rules/finance/money';
import { and, arrayContains, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { inFolder } from '../../advertising/folders/in-folder.ts';
import { readCurrencyUnits } from '../../money/ledger/currency-units.ts';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsLowerCased } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/matches.ts';
import { adverts, campaigns, sites, transactions, users } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { transferRules } from './transfer-rules.ts';
import { balanceOf, managers } from './user-queries.ts';

type Listed = components['schemas']['ListedUser'];

const columns = {
  name: users.name,
  login: users.login,
  status: users.status,
  balance: users.balance,
  // users who never signed in come before all others
  last_seen_at: {
    expression: sql`coalesce(${users.lastSeenAt}, '-infinity')`,
    type: 'timestamptz',
    isNullable: false,
  },
};

/** Lists one page of the users in the actor's scope, and their total number. */
export async function listUsers(db: Db, { viewer, query }: Call<operations['listUsers']>) {
  const { search, panel, status, manager_id, transfer_from } = query;
  const matching = and(
    ownedWithin(viewer, users.id),
    ne(users.status, 'deleted'),
    matches(users.status, status),
    panel && arrayContains(users.supportPanels, [panel]),
    inFolder(manager_id, users.managerId),
    ...(transfer_from === undefined ? [] : await eligibleNewOwners(db, viewer, transfer_from)),
    search ? containsLowerCased(search, users.searchText) : undefined,
  );
  const list = {
    matching,
    order: listOrder(query.sort, columns, users.id),
    page: query,
  };
  const { rows, ...page } = await readPage(
    db,
    list,
    (isOnPage) =>
      db
        .select({ user: users, managerName: managers.name, work: workOf(db) })
        .from(users)
        .leftJoin(managers, eq(managers.id, users.managerId))
        .where(isOnPage),
    ({ user }) => user.id,
  );
  const unitOf = await readCurrencyUnits(db);
  return { items: rows.map((row) => toListed(row, unitOf)), ...page };
}

function workOf(db: Db) {
  const owned = and(eq(campaigns.ownerId, users.id), ne(campaigns.status, 'deleted'));
  const ofUser = eq(sites.ownerId, users.id);
  return {
    campaigns: db.$count(campaigns, owned),
    campaigns_working: db.$count(campaigns, and(owned, eq(campaigns.status, 'working'))),
    sites: db.$count(sites, and(ofUser, ne(sites.status, 'deleted'))),
    adverts_in_review: db.$count(
      adverts,
      and(
        eq(adverts.status, 'moderate'),
        inArray(adverts.adsId, db.select({ id: campaigns.id }).from(campaigns).where(owned)),
      ),
    ),
    sites_in_review: db.$count(sites, and(ofUser, eq(sites.status, 'moderate'), isNull(sites.rejectReason))),
    payments_waiting: db.$count(
      transactions,
      and(
        eq(transactions.userId, users.id),
        inArray(transactions.status, ['waiting', 'processing']),
        inArray(transactions.type, ['deposit', 'withdrawal']),
      ),
    ),
  };
}

/** @throws ApiError 404 for a former owner outside the actor's scope */
async function eligibleNewOwners(db: Db, viewer: Actor, id: number): Promise<(SQL | undefined)[]> {
  const exists = and(eq(users.id, id), ne(users.status, 'deleted'), ownedWithin(viewer, users.id));
  const from = requireRow(await db.select({ id: users.id, currency: users.currency }).from(users).where(exists));
  return (await transferRules(db, from)).map(({ accepts }) => accepts);
}

const toListed = (
  { user, managerName, work }: { user: typeof users.$inferSelect; managerName: string | null; work: Listed['work'] },
  unitOf: (code: string) => CurrencyUnit,
): Listed => ({
  id: user.id,
  login: user.login,
  name: user.name,
  status: user.status,
  status_reason: user.statusReason,
  support_panels: user.supportPanels,
  is_admin: user.isAdmin,
  folders_enabled: user.foldersEnabled,
  manager_id: user.managerId,
  manager_name: managerName,
  ...balanceOf(user, unitOf),
  work,
  last_seen_at: user.lastSeenAt?.toISOString() ?? null,
  invited_at: user.invitedAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
});
