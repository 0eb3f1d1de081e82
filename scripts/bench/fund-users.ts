import type { Db } from '../../server/src/platform/db/database.ts';

/** Gives every user without ledger accounts a different amount of roubles, in one transaction. */
export async function fundUsers(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(`insert into ledger_accounts (kind, currency) values ('revenue', 'RUB') on conflict do nothing`);
    await tx.execute(`insert into ledger_accounts (owner_id, kind, currency)
      select id, 'balance', 'RUB' from users where not exists (select from ledger_accounts where owner_id = users.id)`);
    await tx.execute(`insert into transactions (user_id, type, amount, currency, status, method, paid_at)
      select owner_id, 'bonus', (1 + owner_id::bigint * 104729 % 1000000) / 100.0, 'RUB', 'paid', 'balance', now()
      from ledger_accounts where kind = 'balance' and not exists (select from transactions where user_id = owner_id)`);
    await tx.execute(`insert into ledger_transfers (transaction_id, step, day)
      select id, 'settle', now()::date from transactions
      where not exists (select from ledger_transfers where transaction_id = transactions.id)`);
    // joins each side separately: a combined condition would compare every posting with every account
    await tx.execute(`with paid as (
        select transfer.id, user_id, amount from ledger_transfers transfer
        join transactions on transactions.id = transfer.transaction_id
        where not exists (select from ledger_entries where transfer_id = transfer.id))
      insert into ledger_entries (transfer_id, account_id, amount)
      select paid.id, account.id, amount from paid
      join ledger_accounts account on account.owner_id = user_id and account.kind = 'balance'
      union all
      select paid.id, platform.id, -amount from paid, ledger_accounts platform where platform.kind = 'revenue'`);
    // triggers look up each posting at commit, and without statistics they would scan all accounts
    await tx.execute('analyze ledger_accounts, ledger_transfers, ledger_entries');
  });
}
