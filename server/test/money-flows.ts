import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { changeInvoiceStatus } from '../src/money/documents/change-invoice-status.ts';
import { createInvoice } from '../src/money/documents/draft-invoices.ts';
import { createAdjustment, revertTransaction } from '../src/money/ledger/adjust-balance.ts';
import { updateCreditLimit } from '../src/money/ledger/credit-limit.ts';
import { changeTransactionStatus } from '../src/money/payments/change-transaction.ts';
import { createTransaction } from '../src/money/payments/create-transaction.ts';
import { importStatement } from '../src/money/statements/import-statement.ts';
import type { Actor } from '../src/platform/access/viewer.ts';
import { failAtStatement } from './failing-database.ts';
import type { Caller, Schemas, TestApp } from './harness.ts';
import type { TestUsers } from './test-users.ts';

type Detail = Schemas['TransactionDetail'];

/** A random action with money. */
export const moneyStep = fc.record({
  what: fc.constantFrom(
    ...(['deposit', 'withdraw', 'processing', 'paid', 'rejected', 'cancelled', 'adjust', 'revert', 'again'] as const),
    ...(['credit', 'draft', 'issue', 'void', 'import'] as const),
  ),
  who: fc.nat(2),
  amount: fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2)),
  pick: fc.nat(1000),
  negative: fc.boolean(),
  /** The statement, or the final commit, before which the server dies; the user then tries again. */
  diesAt: fc.option(fc.integer({ min: 1, max: 20 })),
});
type MoneyStep = typeof moneyStep extends fc.Arbitrary<infer Step> ? Step : never;

const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };

const actorOf = ({ userId }: Caller, cabinet: Actor['cabinet']) => {
  const user = { id: userId, name: 'Vera', isAdmin: cabinet === 'admin', supportPanels: [cabinet] };
  return { user, tokenHash: '', cabinet } as unknown as Actor;
};

/**
 * Users whose actions build on each other.
 * @returns a function that performs an action and returns the status of the response; 0 if there is nothing to do
 */
export function createMoneyFlows({ db, config, notices }: TestApp, people: TestUsers, webmasters: Caller[]) {
  const requests: { caller: Caller; path: string; body: object }[] = [];
  const known: Pick<Detail, 'id' | 'invoice_number' | 'amount'>[] = [];
  const documents: { id: number }[] = [];
  const { admin, advertiser } = people;
  const asAdmin = actorOf(admin, 'admin');
  const oneOf = <Item>(items: Item[], pick: number) => items[pick % Math.max(items.length, 1)];

  return async ({ what, who, amount, pick, negative, diesAt }: MoneyStep): Promise<number> => {
    const webmaster = webmasters[who] as Caller;
    const common = { currency: 'RUB', amount, idempotency_key: randomUUID() };
    const found = oneOf(known, pick);
    /** First performs it on a server that dies, if specified. */
    const tryFirst = (work: (dying: typeof db) => Promise<unknown>) =>
      diesAt === null ? undefined : work(failAtStatement(db, diesAt)).catch(() => 0);
    // the only fields of a call that these functions read
    const callBy = (viewer: Actor, body: object) => ({ viewer, body }) as never;

    const create = async (path: string, caller: Caller, body: object) => {
      requests.push({ caller, path, body });
      const own = callBy(actorOf(caller, caller === advertiser ? 'advertiser' : 'webmaster'), body);
      await tryFirst((dying) =>
        path === 'finances'
          ? createTransaction({ db: dying, config, notices }, own)
          : createAdjustment(dying, callBy(asAdmin, body)),
      );
      const reply = await caller.call<Detail>('POST', path, body);
      if (reply.status === 201) known.push(reply.body);
      return reply.status;
    };
    const changeDocument = async (body: { status: 'issued' | 'void'; reason?: string }) => {
      const document = oneOf(documents, pick);
      if (document === undefined) return 0;
      const path = `finances/invoices/${document.id}`;
      const { version } = (await admin.call<Schemas['InvoiceDetail']>('GET', path)).body;
      const change = { ...body, version };
      await tryFirst((dying) =>
        changeInvoiceStatus({ db: dying, config, notices }, asAdmin, { ...change, id: document.id }),
      );
      const reply = await admin.call<Schemas['InvoiceDetail']>('PUT', `${path}/status`, change);
      const { transaction_id: id, number, total } = reply.body;
      if (reply.status === 200 && body.status === 'issued' && id !== null)
        known.push({ id, invoice_number: number, amount: total });
      return reply.status;
    };

    switch (what) {
      case 'deposit':
        return create('finances', advertiser, { ...common, type: 'deposit', method: 'bank' });
      case 'withdraw':
        return create('finances', webmaster, { ...common, type: 'withdrawal', method: 'bank', requisites });
      case 'adjust':
        return create('finances/adjustments', admin, {
          ...{ ...common, type: 'correction', user_id: webmaster.userId, comment: 'Random' },
          amount: negative ? `-${amount}` : amount,
        });
      case 'again': {
        const request = oneOf(requests, pick);
        return request ? (await request.caller.call('POST', request.path, request.body)).status : 0;
      }
      case 'credit': {
        const limit = { user_id: webmaster.userId, currency: 'RUB', credit_limit: negative ? '0.00' : amount };
        const body = { ...limit, comment: 'Random' };
        await tryFirst((dying) => updateCreditLimit(dying, callBy(asAdmin, body)));
        return (await admin.call('PUT', 'finances/credit-limits', body)).status;
      }
      case 'draft': {
        const lines = [{ title: 'Advertising', total: amount }];
        const body = { user_id: advertiser.userId, currency: 'RUB', subject: 'Random', lines };
        await tryFirst((dying) => createInvoice(dying, config, asAdmin, body));
        const reply = await admin.call<Schemas['InvoiceDetail']>('POST', 'finances/invoices', body);
        if (reply.status === 201) documents.push(reply.body);
        return reply.status;
      }
      case 'issue':
        return changeDocument({ status: 'issued' });
      case 'void':
        return changeDocument({ status: 'void', reason: 'Random' });
      case 'import': {
        const invoices = known.filter(({ invoice_number: number }) => number !== null);
        // the same lines come repeatedly, and some have another amount
        const lines = [oneOf(invoices, pick), oneOf(invoices, pick + 1)].flatMap((paid) =>
          paid ? [`2026-11-20,${negative ? amount : paid.amount},Invoice ${paid.invoice_number}`] : [],
        );
        const content = ['Date,Credit,Purpose', ...lines].join('\n');
        if (lines.length > 0) await tryFirst((dying) => importStatement({ db: dying, notices }, asAdmin, { content }));
        return lines.length > 0 ? (await admin.call('POST', 'finances/statements', { content })).status : 0;
      }
      case 'revert':
        if (found === undefined) return 0;
        await tryFirst((dying) => revertTransaction(dying, asAdmin, found.id, { comment: 'Random' }));
        return (await admin.call('POST', `finances/${found.id}/revert`, { comment: 'Random' })).status;
      default: {
        if (found === undefined) return 0;
        const { version } = (await admin.call<Detail>('GET', `finances/${found.id}`)).body;
        const change = { status: what, version, reason: 'Random' };
        await tryFirst((dying) => changeTransactionStatus({ db: dying, notices }, asAdmin, found.id, change));
        return (await admin.call('PUT', `finances/${found.id}/status`, change)).status;
      }
    }
  };
}
