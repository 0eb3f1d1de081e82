import type { Invoice, InvoiceKind, InvoiceStatus } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';

export const documentKindLabels: Record<InvoiceKind, string> = { invoice: 'Invoice', act: 'Act' };

export const documentStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'Issued',
  paid: 'Paid',
  void: 'Void',
};

/** The state in one word: an issued invoice waits for its payment, an issued act for nothing. */
export const documentState = ({ kind, status }: Pick<Invoice, 'kind' | 'status'>): string =>
  kind === 'invoice' && status === 'issued' ? 'Unpaid' : documentStatusLabels[status];

/** The name of a document: `Act 2026-000012`; a draft has no number yet. */
export const documentName = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string =>
  number === null ? `Draft of an ${kind}` : `${documentKindLabels[kind]} ${number}`;

/** The date of a document as in its PDF, the same in all time zones; null for a draft. */
export const formatIssueDate = ({ issued_at: at }: Pick<Invoice, 'issued_at'>): string | null =>
  at === null ? null : formatDay(at.slice(0, 10));
