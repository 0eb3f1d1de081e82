import type { InvoiceDetail } from '@/shared/api';
import { getCreateInvoiceResponseMock } from '@/shared/api/generated/endpoints/finances/finances.msw';

export const draftOfInvoice = (change: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...(getCreateInvoiceResponseMock() as InvoiceDetail),
  ...change,
});
