import type { InvoiceAction, InvoiceDetail, InvoiceKind, InvoiceStatus } from '@/shared/api';

export const actionLabels: Record<InvoiceAction['action'], string> = {
  edit: 'Edit',
  issue: 'Issue',
  void: 'Make void',
  delete: 'Delete',
};

const steps: Record<InvoiceKind, Record<InvoiceStatus, string>> = {
  invoice: {
    draft: 'Only admins see it. It has no number and asks for nothing until it is issued.',
    issued: 'Waits for the payment.',
    paid: 'The money has arrived and is on the balance.',
    void: 'Not to be paid. It keeps its number.',
  },
  act: {
    draft: 'Only admins see it. It has no number until it is issued.',
    issued: 'What it states was charged from the balance: there is nothing to pay.',
    paid: 'Paid.',
    void: 'Not valid. It keeps its number.',
  },
};

/** The next step of a document, as a sentence. */
export const nextStepOf = ({ kind, status, paid_at }: Pick<InvoiceDetail, 'kind' | 'status' | 'paid_at'>): string =>
  status === 'void' && paid_at !== null
    ? 'Its payment was taken back. It keeps its number; a new deposit comes with a new invoice.'
    : steps[kind][status];

export const voidConsequence: Record<InvoiceKind, string> = {
  invoice: 'It keeps its number, and its deposit is rejected with this reason.',
  act: 'It keeps its number. The draft of a corrected act is prepared, with what was charged, if anything is left.',
};
