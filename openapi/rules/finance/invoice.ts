import type { Refusal } from '../text/refusal.ts';

export type InvoiceKind = 'invoice' | 'act';
export type InvoiceStatus = 'draft' | 'issued' | 'paid' | 'void';
/** What happens to a document: it is given a status, its draft is edited or deleted, or its payment is taken back. */
export type InvoiceAction = 'edit' | 'issue' | 'pay' | 'void' | 'revert' | 'delete';
/** `ledger` is what happens to the deposit of an invoice: it is paid, it is taken back, or it ends without a payment. */
export type InvoiceRole = 'admin' | 'ledger' | 'reader';

interface Step {
  from: readonly InvoiceStatus[];
  by: readonly InvoiceRole[];
}

const ofDrafts: Step = { from: ['draft'], by: ['admin'] };
const never: Step = { from: [], by: [] };

/**
 * The whole life of documents: whatever is not here is refused. Nobody pays an act, because what it states was charged
 * from the balance before; a wrong one becomes void, and a corrected one is issued.
 */
const steps: Record<InvoiceKind, Record<InvoiceAction, Step>> = {
  invoice: {
    edit: ofDrafts,
    issue: ofDrafts,
    pay: { from: ['issued'], by: ['ledger'] },
    void: { from: ['issued'], by: ['admin', 'ledger'] },
    revert: { from: ['paid'], by: ['ledger'] },
    delete: ofDrafts,
  },
  act: {
    edit: ofDrafts,
    issue: ofDrafts,
    pay: never,
    void: { from: ['issued'], by: ['admin'] },
    revert: never,
    delete: ofDrafts,
  },
};

const inWords: Record<InvoiceStatus, string> = { draft: 'a draft', issued: 'issued', paid: 'paid', void: 'void' };

/** The words of the buttons; `*` is the document. */
const verbs: Record<InvoiceAction, { now: string; done: string }> = {
  edit: { now: 'edit *', done: 'edited' },
  issue: { now: 'issue *', done: 'issued' },
  pay: { now: 'mark * as paid', done: 'marked as paid' },
  void: { now: 'make * void', done: 'made void' },
  revert: { now: 'take * back', done: 'taken back' },
  delete: { now: 'delete *', done: 'deleted' },
};

/** The status that an action leads to; deleting and editing lead to none. */
export const statusAfter = { issue: 'issued', pay: 'paid', void: 'void', revert: 'void' } as const satisfies Partial<
  Record<InvoiceAction, InvoiceStatus>
>;

/** The actions that make sense for a document of this kind and for this role; the others are never offered. */
export const invoiceActions = (kind: InvoiceKind, role: InvoiceRole): InvoiceAction[] =>
  (Object.keys(steps[kind]) as InvoiceAction[]).filter((action) => steps[kind][action].by.includes(role));

/** Decides whether an action is allowed now. */
export function refuseInvoiceAction(
  { kind, status }: { kind: InvoiceKind; status: InvoiceStatus },
  action: InvoiceAction,
  role: InvoiceRole,
): Refusal<'forbidden' | 'impossible'> | null {
  const { from, by } = steps[kind][action];
  if (!by.includes(role))
    return role === 'reader'
      ? { code: 'forbidden', text: `Only admins can ${verbs[action].now.replace('*', `an ${kind}`)}` }
      : { code: 'impossible', text: `An ${kind} can't be ${verbs[action].done} by hand` };
  if (from.includes(status)) return null;
  const isDone = action in statusAfter && statusAfter[action as keyof typeof statusAfter] === status;
  const text = isDone
    ? `This ${kind} is already ${inWords[status]}`
    : `An ${kind} that is ${inWords[status]} can't be ${verbs[action].done}`;
  return { code: 'impossible', text };
}

/** Messages by field for the reason of a void document. */
export function refuseVoidReason(reason: string): Record<string, string[]> {
  const { length } = reason.trim();
  if (length >= 3) return {};
  return { reason: [length === 0 ? 'Required' : 'At least 3 characters'] };
}
