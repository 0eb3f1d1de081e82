import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type Issued, issueInvoice } from '../documents/issue-invoice.ts';
import type { IssuerConfig } from '../documents/issuer.ts';

/**
 * A way of paying a deposit. Another one, such as cards, needs a company that takes the money: its provider begins the
 * payment there, and the deposit is marked as paid once that company confirms it.
 */
interface PaymentProvider {
  /** Asks for the money, in the database transaction that creates the deposit. */
  begin(tx: Transaction, config: IssuerConfig, deposit: Issued): Promise<void>;
}

/** What is offered works: the methods are those of the contract. */
export const paymentProviders: Record<components['schemas']['TransactionCreate']['method'], PaymentProvider> = {
  // the payer names the invoice; an admin or a bank statement confirms the payment
  bank: { begin: issueInvoice },
};
