import { createHash } from 'node:crypto';
import { lastBankDay } from '@preroll/rules/finance/bank-day';
import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Notices } from '../../identity/notifications/notices.ts';
import { requireAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { ApiError } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { bankStatementLines, currencies, invoices, users } from '../../platform/db/schema.ts';
import { amountFormat } from '../documents/amount-format.ts';
import { amountText } from '../payments/transaction-body.ts';
import { parseInWorker } from './parse-in-worker.ts';
import { payDeposit } from './pay-deposit.ts';
import type { StatementEntry, StatementLine } from './statement-line.ts';
import { readDecidedPayments, saveUnassigned } from './unassigned-payments.ts';

type Body = components['schemas']['StatementLine'];
type Statement = components['schemas']['StatementImport'];
type Outcome = Pick<Body, 'state' | 'reason'> & { invoice?: Invoice; transactionId?: number | null };

interface Deps {
  db: Db;
  notices: Notices;
}

type Invoice = Awaited<ReturnType<typeof readInvoices>>[number];

/** Allows any dash, and spaces around it unless a date ends there. */
const INVOICE_NUMBER = /(?:(?<!\d)(?=\d{4}\p{Pd})|(?<!\d[./]?))(\d{4})\s*\p{Pd}\s*(\d{6,})(?!\d)/gu;

/**
 * Returns for each line of a bank statement which deposit it pays, or why it pays none, without changing anything.
 * @throws ApiError 403, 422 for a file that is no statement
 */
export async function previewStatement(db: Db, actor: Actor, statement: Statement): Promise<Body[]> {
  requireAdmin(actor);
  return (await matchLines(db, statement)).map(toBody);
}

/**
 * Marks the deposits as paid that a bank statement's lines pay, and stores the other payments until an admin decides on
 * them. Each line counts once, even if it is imported again or from another file. If the import is interrupted, earlier
 * lines stay done, and repeating it does the rest.
 *
 * @throws ApiError 403, 422 for a file that is no statement
 */
export async function importStatement(deps: Deps, actor: Actor, statement: Statement): Promise<Body[]> {
  requireAdmin(actor);
  const done: Matched[] = [];
  for (const matched of await matchLines(deps.db, statement))
    done.push(matched.outcome.state === 'matched' ? { ...matched, outcome: await pay(deps, actor, matched) } : matched);
  await saveUnassigned(
    deps.db,
    actor,
    done.flatMap(({ read: { entry }, fingerprint, outcome: { state, reason } }) =>
      state === 'unmatched' ? [{ fingerprint, entry, reason }] : [],
    ),
  );
  return done.map(toBody);
}

interface Matched {
  read: StatementLine;
  /** Identifies equal lines across files. */
  fingerprint: string;
  unit: CurrencyUnit | undefined;
  outcome: Outcome;
}

async function matchLines(db: Db, { content, confirmed_lines }: Statement): Promise<Matched[]> {
  const known = await db.select().from(currencies).where(ne(currencies.status, 'deleted'));
  const unitOf = new Map(known.map(({ code, precision }): [string, CurrencyUnit] => [code, { code, precision }]));
  const lines = withFingerprints(
    await parseInWorker(content, {
      currency: known.find(({ isBase }) => isBase)?.code ?? '',
      precisions: new Map(known.map(({ code, precision }) => [code, precision])),
      lastDay: lastBankDay(),
    }),
  );
  const named = lines.flatMap(({ read }) => numbersIn(read.entry));
  const found = new Map((await readInvoices(db, named)).map((invoice) => [invoice.number, invoice]));
  const fingerprints = lines.map(({ fingerprint }) => fingerprint);
  const imported = await readImported(db, fingerprints);
  const decided = await readDecidedPayments(db, fingerprints);
  const above = new Map<string, number>();
  const confirmed = new Set(confirmed_lines);

  const outcomeOf = ({ read, fingerprint }: (typeof lines)[number]): Outcome => {
    const { entry, error, line } = read;
    if (!read.isPayment || read.direction === 'out') return { state: 'skipped', reason: 'No money came in' };
    if (error !== null) return { state: 'invalid', reason: error };
    const transactionId = imported.get(fingerprint);
    if (transactionId !== undefined) {
      const invoice = [...found.values()].find((one) => one.transactionId === transactionId);
      return { state: 'imported', reason: '', invoice, transactionId };
    }
    if (decided.has(fingerprint)) return { state: 'skipped', reason: 'Dismissed earlier' };
    const outcome = match(entry, found, unitOf);
    const number = outcome.state === 'matched' ? outcome.invoice?.number : undefined;
    const first = number && above.get(number);
    if (read.doubt !== null && !confirmed.has(line)) return { ...outcome, state: 'undecided', reason: read.doubt };
    if (first) return { ...outcome, state: 'unmatched', reason: `Line ${first} pays this invoice already` };
    if (number) above.set(number, line);
    return outcome;
  };
  return lines.map((one) => ({ ...one, unit: unitOf.get(one.read.entry.currency), outcome: outcomeOf(one) }));
}

const numbersIn = ({ purpose }: StatementEntry): string[] => [
  ...new Set([...purpose.matchAll(INVOICE_NUMBER)].map(([, year, serial]) => `${year}-${serial}`)),
];

const readInvoices = (db: Db, numbers: string[]) =>
  db
    .select({
      number: invoices.number,
      status: invoices.status,
      total: invoices.total,
      currency: invoices.currency,
      transactionId: invoices.transactionId,
      userName: users.name,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(and(eq(invoices.kind, 'invoice'), inArray(invoices.number, numbers)));

/** The deposits paid by lines of earlier imports, by the lines' fingerprints. */
async function readImported(db: Db, fingerprints: string[]): Promise<Map<string, number>> {
  const rows = await db.select().from(bankStatementLines).where(inArray(bankStatementLines.fingerprint, fingerprints));
  return new Map(rows.map(({ fingerprint, transactionId }) => [fingerprint, transactionId]));
}

function match(entry: StatementEntry, found: Map<string | null, Invoice>, units: Map<string, CurrencyUnit>): Outcome {
  const [number, ...others] = numbersIn(entry);
  const unmatched = (reason: string, invoice?: Invoice): Outcome => ({ state: 'unmatched', reason, invoice });
  if (number === undefined) return unmatched('The purpose names no invoice');
  if (others.length > 0) return unmatched(`The purpose names several invoices: ${number}, ${others.join(', ')}`);
  const invoice = found.get(number);
  if (invoice === undefined) return unmatched(`There is no invoice ${number}`);
  const { status, total, currency } = invoice;
  if (status === 'paid') return unmatched('The invoice is paid already', invoice);
  if (status !== 'issued') return unmatched('The invoice is void', invoice);
  const unit = units.get(currency);
  if (unit === undefined || currency !== entry.currency) return unmatched(`The invoice is in ${currency}`, invoice);
  if (Money.of(entry.amount, unit).compare(Money.of(total, unit)) !== 0)
    return unmatched(`The invoice asks for ${amountFormat(unit.precision)(total)}`, invoice);
  return { state: 'matched', reason: '', invoice };
}

async function pay({ db, notices }: Deps, actor: Actor, { read, fingerprint, outcome }: Matched): Promise<Outcome> {
  const transactionId = outcome.invoice?.transactionId as number;
  try {
    const isPaid = await db.transaction((tx) =>
      payDeposit(tx, notices, actor, { transactionId, fingerprint, entry: read.entry }),
    );
    return { ...outcome, state: isPaid ? 'posted' : 'imported' };
  } catch (error) {
    // the deposit was changed after it was matched
    if (!(error instanceof ApiError)) throw error;
    return { ...outcome, state: 'unmatched', reason: error.message };
  }
}

/** Adds the fingerprint of each line. Repetitions of a line within a file are separate payments. */
function withFingerprints(lines: StatementLine[]): { read: StatementLine; fingerprint: string }[] {
  const above = new Map<string, number>();
  return lines.map((read) => {
    const { date, reference, payer, amount, currency, purpose } = read.entry;
    const text = JSON.stringify([date, reference, payer, amount, currency, purpose]);
    const count = (above.get(text) ?? 0) + 1;
    above.set(text, count);
    const fingerprint = createHash('sha256')
      .update(count === 1 ? text : `${text} ${count}`)
      .digest('hex');
    return { read, fingerprint };
  });
}

const toBody = ({ read: { line, entry, direction, error, isPayment }, unit, outcome }: Matched): Body => ({
  ...{ line, direction },
  date: entry.date === '' ? null : entry.date,
  payer: entry.payer,
  purpose: entry.purpose,
  amount: unit === undefined || error !== null || !isPayment ? null : amountText(entry.amount, unit),
  currency: unit?.code ?? null,
  precision: unit?.precision ?? 0,
  state: outcome.state,
  reason: outcome.reason,
  transaction_id: outcome.transactionId ?? outcome.invoice?.transactionId ?? null,
  invoice_number: outcome.invoice?.number ?? null,
  user_name: outcome.invoice?.userName ?? null,
});
