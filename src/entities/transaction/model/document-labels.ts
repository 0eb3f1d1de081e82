import type { Invoice, InvoiceKind, InvoiceStatus } from '@/shared/api';

export const documentKindLabels: Record<InvoiceKind, string> = { invoice: 'Invoice', act: 'Act' };

export const documentStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'Issued',
  paid: 'Paid',
  void: 'Void',
};

/** `Act 2026-000012`; a draft has no number yet. */
export const documentName = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string =>
  number === null ? `Draft of an ${kind}` : `${documentKindLabels[kind]} ${number}`;
