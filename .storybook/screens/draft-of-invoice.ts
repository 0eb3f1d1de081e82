import type { InvoiceDetail } from '@/shared/api';
import { getCreateInvoiceResponseMock } from '@/shared/api/generated/endpoints/finances/finances.msw';

/** A draft as an admin sees it. */
export const draftOfInvoice = (change: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...(getCreateInvoiceResponseMock() as InvoiceDetail),
  ...change,
});
