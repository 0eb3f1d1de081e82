import { hasFinances } from '@preroll/rules/finance/transaction';
import { and, eq } from 'drizzle-orm';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid, notFound, refused } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { type invoices, ledgerAccounts, users } from '../../platform/db/schema.ts';

export type Payer = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'login' | 'supportPanels' | 'currency' | 'timezone' | 'legalForm' | 'legalName' | 'inn' | 'kpp'
>;

/**
 * Returns the user whose money a request is about. Advertisers and webmasters act for themselves; managers and admins name a
 * user. A user outside the actor's scope is rejected exactly like a nonexistent one.
 *
 * @throws ApiError 404 for a user outside the actor's scope, 422 for a missing one
 */
export async function requirePayer(db: Db, actor: Actor, userId: number | undefined): Promise<Payer> {
  const isOwn = actor.cabinet === 'advertiser' || actor.cabinet === 'webmaster';
  if (userId === undefined && !isOwn) throw invalid({ user_id: ['Required'] });
  const payer = await findPayer(db, actor, userId ?? actor.user.id);
  if (payer === undefined || payer.status === 'deleted') throw notFound();
  return payer;
}

/**
 * Returns the buyer of a document. An act may be for a user who is deleted since, because it states past charges.
 *
 * @throws ApiError 400 for an invoice to a deleted user, who would never pay it, 404
 */
export async function requireBuyer(
  db: Db,
  actor: Actor,
  { kind, userId }: Pick<typeof invoices.$inferSelect, 'kind' | 'userId'>,
): Promise<Payer> {
  const payer = await findPayer(db, actor, userId);
  if (payer === undefined) throw notFound();
  if (kind === 'invoice' && payer.status === 'deleted') throw refused(`${payer.name} is deleted and can't be invoiced`);
  return payer;
}

async function findPayer(db: Db, actor: Actor, userId: number) {
  const [payer] = await db
    .select({
      id: users.id,
      name: users.name,
      login: users.login,
      supportPanels: users.supportPanels,
      currency: users.currency,
      timezone: users.timezone,
      legalForm: users.legalForm,
      legalName: users.legalName,
      inn: users.inn,
      kpp: users.kpp,
      status: users.status,
    })
    .from(users)
    .where(and(eq(users.id, userId), ownedWithin(actor, users.id)));
  return payer;
}

/**
 * Refuses managers and admins, who have no balance to adjust, unless they had one in another role.
 * @throws ApiError 422 at `user_id`
 */
export async function refuseWithoutFinances(db: Db, payer: Payer): Promise<void> {
  if (hasFinances(payer.supportPanels)) return;
  const accounts = await db.$count(ledgerAccounts, eq(ledgerAccounts.ownerId, payer.id));
  if (accounts === 0) throw invalid({ user_id: ['Neither an advertiser nor a webmaster'] });
}

/**
 * Refuses currencies other than the user's current one and earlier ones with a balance.
 * @throws ApiError 422 at `currency`
 */
export async function refuseForeignCurrency(db: Db, payer: Payer, currency: string): Promise<void> {
  if (currency === payer.currency) return;
  const had = await db.$count(
    ledgerAccounts,
    and(eq(ledgerAccounts.ownerId, payer.id), eq(ledgerAccounts.currency, currency)),
  );
  if (had === 0) throw invalid({ currency: [`The account is in ${payer.currency}`] });
}
