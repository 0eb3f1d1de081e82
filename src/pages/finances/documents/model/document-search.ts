import { InvoiceKind, InvoiceStatus } from '@/shared/api';
import { idFrom, parseChoices } from '@/shared/lib/search';

interface DocumentSearch {
  kind?: InvoiceKind | undefined;
  /** Comma-separated: `issued,paid`. */
  status?: string | undefined;
  client?: number | undefined;
}

/** Reads the filters of the list of invoices and acts from the URL. Invalid values are ignored. */
export const documentSearch = ({ kind, status, client }: Record<string, unknown>): DocumentSearch => ({
  kind: Object.values(InvoiceKind).find((choice) => choice === kind),
  status: parseChoices(InvoiceStatus, status),
  client: idFrom(1, client),
});
