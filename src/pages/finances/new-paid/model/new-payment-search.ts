import { idFrom } from '@/shared/lib/search';

/** Reads the client that a new payment is for. */
export const newPaymentSearch = ({ client }: Record<string, unknown>): { client?: number | undefined } => ({
  client: idFrom(1, client),
});
