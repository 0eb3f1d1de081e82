import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type IssuedInvoice, issueInvoice } from '../documents/issue-invoice.ts';
import type { IssuerConfig } from '../documents/issuer.ts';

/**
 * A payment method for deposits. Further ones, such as cards, need a payment company: their provider starts the payment
 * there, and the deposit is marked as paid once the company confirms it.
 */
interface PaymentProvider {
  /** Requests the payment, in the database transaction that creates the deposit. */
  begin(tx: Transaction, config: IssuerConfig, deposit: IssuedInvoice): Promise<void>;
}

/** The methods of the contract; each one that is offered has a provider. */
export const paymentProviders: Record<components['schemas']['TransactionCreate']['method'], PaymentProvider> = {
  // the payer states the invoice number; an admin or a bank statement confirms the payment
  bank: { begin: issueInvoice },
};
