import { randomUUID } from 'node:crypto';
import { checkLedger, type Finding } from '../../server/src/money/ledger/check-ledger.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { ApiSession } from './api-session.ts';
import type { RealServer } from './real-server.ts';

type Schemas = components['schemas'];
type Detail = Schemas['TransactionDetail'];

const WRITERS = 4;
const AMOUNT = '1000.00';

interface Payment {
  type: 'deposit' | 'withdrawal';
  idempotency_key: string;
  /** The acknowledged state. */
  known?: Pick<Detail, 'id' | 'status'>;
}

interface Outcome {
  /** Number of calls acknowledged before a kill and still in effect after it. */
  acknowledged: number;
  /** Contradictions to the acknowledgements; empty unless something was lost or duplicated. */
  wrong: string[];
  findings: Finding[];
}

interface Setting {
  /** A stopped server with the demo's accounts and no transactions. */
  server: RealServer;
  databaseUrl: string | undefined;
  /** Number of deposits and payouts together. */
  count: number;
  kills: number;
}

/**
 * Makes deposits and payouts from the first request until they are paid, and kills the server (kill -9) several times
 * in between. Calls without a response are repeated, as a user would do.
 */
export async function payUntilKilled({ server, databaseUrl, count, kills }: Setting): Promise<Outcome> {
  await server.start();
  const [advertiser, webmaster, admin] = [
    await ApiSession.signIn(server.url, 'advertiser'),
    await ApiSession.signIn(server.url, 'webmaster'),
    await ApiSession.signIn(server.url, 'admin'),
  ];
  const payments = Array.from(
    { length: count },
    (_, index): Payment => ({
      type: index % 2 === 0 ? 'deposit' : 'withdrawal',
      idempotency_key: randomUUID(),
    }),
  );
  const payouts = payments.filter(({ type }) => type === 'withdrawal').length;
  const { id: webmasterId } = await webmaster.get<Schemas['UserDetail']>('account');
  await admin.post('finances/adjustments', {
    type: 'bonus',
    user_id: webmasterId,
    amount: `${payouts * 1000}.00`,
    currency: 'RUB',
    comment: 'To pay out',
    idempotency_key: randomUUID(),
  });

  const steps = payments.reduce((sum, { type }) => sum + (type === 'deposit' ? 2 : 3), 0);
  let [acknowledged, killed] = [0, 0];
  const wrong: string[] = [];
  let restart: Promise<void> | undefined;

  const killAndStart = async () => {
    await server.kill();
    await server.start();
    for (const { known } of payments) {
      if (known === undefined) continue;
      const found = await admin.get<Detail>(`finances/${known.id}`);
      if (rank(found.status) < rank(known.status)) wrong.push(`${known.id} was ${known.status}, is ${found.status}`);
    }
    restart = undefined;
  };

  const step = async (payment: Payment) => {
    const { known, type, idempotency_key } = payment;
    if (known === undefined) {
      const session = type === 'deposit' ? advertiser : webmaster;
      payment.known = await session.post<Detail>('finances', {
        type,
        amount: AMOUNT,
        currency: 'RUB',
        method: 'bank',
        idempotency_key,
        ...(type === 'withdrawal' && { requisites }),
      });
    } else {
      const { status, version } = await admin.get<Detail>(`finances/${known.id}`);
      const next = type === 'withdrawal' && status === 'waiting' ? 'processing' : 'paid';
      payment.known =
        status === 'paid'
          ? { ...known, status }
          : await admin.put<Detail>(`finances/${known.id}/status`, { status: next, version });
    }
    acknowledged += 1;
    if (killed < kills && acknowledged >= (steps * (killed + 1)) / (kills + 1)) {
      killed += 1;
      restart = killAndStart();
    }
  };

  const left = [...payments];
  const writer = async () => {
    for (let payment = left.shift(); payment !== undefined; payment = left.shift())
      while (payment.known?.status !== 'paid') {
        await restart;
        const before = killed;
        try {
          await step(payment);
        } catch (error) {
          // only a kill explains a missing response
          if (killed === before && restart === undefined) throw error;
        }
      }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await restart;

  for (const [session, type] of [
    [advertiser, 'deposit'],
    [webmaster, 'withdrawal'],
  ] as const) {
    const wanted = payments.filter((payment) => payment.type === type);
    const { items, total } = await session.get<Schemas['TransactionList']>(`finances?type=${type}&limit=1000`);
    if (total !== wanted.length) wrong.push(`${total} of ${wanted.length}: ${type}`);
    const paid = new Set(items.filter(({ status }) => status === 'paid').map(({ id }) => id));
    for (const { known } of wanted) if (known && !paid.has(known.id)) wrong.push(`${known.id} is not paid`);
  }
  const [balance] = (await webmaster.get<Schemas['BalanceList']>('finances/balances')).items;
  if (balance?.balance !== '0.00' || balance.held !== '0.00')
    wrong.push(`${balance?.balance} left, ${balance?.held} held`);
  await server.stop();
  const database = await openDatabase({ dataDir: server.dataDir, databaseUrl });
  const findings = await checkLedger(database.db);
  await database.close();
  return { acknowledged, wrong, findings };
}

const requisites = { recipient: 'Oleg', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' };

const rank = (status: Schemas['TransactionStatus']) => ['waiting', 'processing', 'paid'].indexOf(status);
