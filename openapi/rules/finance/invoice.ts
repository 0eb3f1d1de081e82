import type { Refusal } from '../text/refusal.ts';

export type InvoiceKind = 'invoice' | 'act';
export type InvoiceStatus = 'draft' | 'issued' | 'paid' | 'void';
/**
 * What can happen to a document: a change of status, an edit or deletion of its draft, or a reversal of its payment.
 */
export type InvoiceAction = 'edit' | 'issue' | 'pay' | 'void' | 'revert' | 'delete';
/** `ledger` stands for changes of the invoice's deposit: it is paid, reverted, or ends without a payment. */
export type InvoiceRole = 'admin' | 'ledger' | 'reader';

interface Step {
  from: readonly InvoiceStatus[];
  by: readonly InvoiceRole[];
}

const ofDrafts: Step = { from: ['draft'], by: ['admin'] };
const never: Step = { from: [], by: [] };

/**
 * The life cycle of documents; all other actions are refused. Acts are never paid, because their amounts were already
 * charged from the balance. To correct an act, it is voided and a new one is issued.
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

const statusTexts: Record<InvoiceStatus, string> = { draft: 'a draft', issued: 'issued', paid: 'paid', void: 'void' };

/** The words for messages and buttons; `*` is replaced with the document. */
const verbs: Record<InvoiceAction, { now: string; done: string }> = {
  edit: { now: 'edit *', done: 'edited' },
  issue: { now: 'issue *', done: 'issued' },
  pay: { now: 'mark * as paid', done: 'marked as paid' },
  void: { now: 'make * void', done: 'made void' },
  revert: { now: 'take * back', done: 'taken back' },
  delete: { now: 'delete *', done: 'deleted' },
};

/** The status after an action; deleting and editing don't set one. */
export const statusAfter = { issue: 'issued', pay: 'paid', void: 'void', revert: 'void' } as const satisfies Partial<
  Record<InvoiceAction, InvoiceStatus>
>;

/** The actions available for a kind of document and a role; others are never offered. */
export const invoiceActions = (kind: InvoiceKind, role: InvoiceRole): InvoiceAction[] =>
  (Object.keys(steps[kind]) as InvoiceAction[]).filter((action) => steps[kind][action].by.includes(role));

/** Returns why an action is not allowed now; null if it is. */
export function checkInvoiceAction(
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
    ? `This ${kind} is already ${statusTexts[status]}`
    : `An ${kind} that is ${statusTexts[status]} can't be ${verbs[action].done}`;
  return { code: 'impossible', text };
}

/** Validates the reason for voiding a document: messages by field. */
export function validateVoidReason(reason: string): Record<string, string[]> {
  const { length } = reason.trim();
  if (length >= 3) return {};
  return { reason: [length === 0 ? 'Required' : 'At least 3 characters'] };
}
