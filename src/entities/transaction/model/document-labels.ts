import type { InvoiceKind, InvoiceStatus } from '@/shared/api';

export const documentKindLabels: Record<InvoiceKind, string> = { invoice: 'Invoice', act: 'Act' };

export const documentStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'Issued',
  paid: 'Paid',
  void: 'Void',
};
