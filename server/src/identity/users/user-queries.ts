import type { CurrencyUnit } from '@preroll/rules/finance/money';
import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readCurrencyUnits } from '../../money/ledger/currency-units.ts';
import { amountText } from '../../money/payments/transaction-body.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { campaigns, groups, sites, users } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { readOpenBalances } from './open-balances.ts';
import { countPendingMoney } from './pending-money.ts';

type Schemas = components['schemas'];

export type UserRow = typeof users.$inferSelect;

export const managers = alias(users, 'managers');
const editors = alias(users, 'editors');

const exists = (userId: number) => and(eq(users.id, userId), ne(users.status, 'deleted'));

export const countClients = (db: Db, managerId: number): Promise<number> =>
  db.$count(users, and(eq(users.managerId, managerId), ne(users.status, 'deleted')));

/**
 * Reads a user, including deleted ones, whose page shows the history.
 * @throws ApiError 404
 */
export async function findUser(db: Db, userId: number) {
  const rows = await db
    .select({
      user: users,
      managerName: managers.name,
      owned: {
        campaigns: db.$count(campaigns, and(eq(campaigns.ownerId, users.id), ne(campaigns.status, 'deleted'))),
        groups: db.$count(groups, and(eq(groups.ownerId, users.id), ne(groups.status, 'deleted'))),
        sites: db.$count(sites, and(eq(sites.ownerId, users.id), ne(sites.status, 'deleted'))),
      },
    })
    .from(users)
    .leftJoin(managers, eq(managers.id, users.managerId))
    .where(eq(users.id, userId));
  const row = requireRow(rows);
  const clients = await countClients(db, userId);
  const money = await readOpenBalances(db, userId);
  return { ...row, owned: { ...row.owned, clients, money, ...(await countPendingMoney(db, userId)) } };
}

/**
 * Reads a user and locks the row until the transaction ends.
 * @throws ApiError 404 for a user who is missing or deleted
 */
export async function lockUser(tx: Transaction, userId: number) {
  const rows = await tx
    .select({ user: users, updatedByName: editors.name })
    .from(users)
    .leftJoin(editors, eq(editors.id, users.updatedBy))
    .where(exists(userId))
    .for('no key update', { of: users });
  const { user, updatedByName } = requireRow(rows);
  return { ...user, updatedByName: updatedByName ?? 'Somebody' };
}

export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/** Why an inactive user can't sign in, as a sentence. */
export const cannotSignInMessage = ({ status }: Pick<UserRow, 'status'>) =>
  `This user can't sign in: the status is ${status}`;

/** The balance in the user's currency, with the displayed decimal places. */
export const balanceOf = (
  { balance, currency }: Pick<UserRow, 'balance' | 'currency'>,
  unitOf: (code: string) => CurrencyUnit,
) => {
  const unit = unitOf(currency);
  return { currency, precision: unit.precision, balance: amountText(balance, unit) };
};

/** Maps the fields that the history compares to names of the API. Secrets are not among them. */
export const toUserFields = (user: UserRow) => ({
  login: user.login,
  name: user.name,
  status: user.status,
  status_reason: user.statusReason,
  support_panels: user.supportPanels,
  is_admin: user.isAdmin,
  folders_enabled: user.foldersEnabled,
  manager_id: user.managerId,
  phone: user.phone,
  legal_form: user.legalForm,
  legal_name: user.legalName,
  inn: user.inn,
  kpp: user.kpp,
  currency: user.currency,
  timezone: user.timezone,
});

/** The status to restore after a lock or ban; null for other users. */
export const userStatusToRestore = ({ statusBefore, lockBefore }: Pick<UserRow, 'statusBefore' | 'lockBefore'>) =>
  lockBefore === null ? statusBefore : 'lock';

/** Reads a user as the API shows them. */
export async function describeUser(db: Db, userId: number): Promise<Schemas['UserDetail']> {
  const { user, managerName, owned } = await findUser(db, userId);
  return {
    id: user.id,
    ...toUserFields(user),
    status_before: userStatusToRestore(user),
    manager_name: managerName,
    ...balanceOf(user, await readCurrencyUnits(db)),
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    invited_at: user.invitedAt?.toISOString() ?? null,
    invitation_failed: user.invitedAt !== null && user.invitationFailed,
    owned,
    version: user.version,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}
