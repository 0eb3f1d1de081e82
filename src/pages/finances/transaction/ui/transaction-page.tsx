import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $actsAsAdmin } from '@/entities/session';
import {
  isCancelledOrRejected,
  nextStep,
  TransactionStatusBadge,
  transactionQueries,
  transactionTitle,
} from '@/entities/transaction';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { DetailColumns } from '@/shared/ui/detail-layout';
import { PageHeader } from '@/shared/ui/page-header';
import { NextStep } from '@/widgets/start-steps';
import { BankPaymentSection } from './bank-payment-section';
import { EntriesSection } from './entries-section';
import { InvoiceSection } from './invoice-section';
import { TransactionActions } from './transaction-actions';
import { TransactionFacts } from './transaction-facts';
import { TransactionHistory } from './transaction-history';

const route = getRouteApi('/$cabinet/finances/$transactionId');

const Figure = styled('p', { base: { textStyle: 'figure.xl', mb: '6' } });
const Stack = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });

/** The page of a transaction: its facts, its next step, its postings, its invoice and its history. */
export function TransactionPage() {
  const { cabinet, transactionId } = route.useParams();
  const { data: transaction } = useSuspenseQuery(transactionQueries.detail(transactionId));
  const actsAsAdmin = useUnit($actsAsAdmin);
  const { amount, invoice_id: invoiceId, bank_payment: payment } = transaction;
  return (
    <>
      <PageHeader
        title={transactionTitle(transaction)}
        badge={<TransactionStatusBadge transaction={transaction} />}
        description={nextStep(transaction, actsAsAdmin ? 'admin' : 'owner')}
        actions={<TransactionActions key={transaction.version} transaction={transaction} />}
      />
      <Figure>
        <Amount amount={amount} unit={transaction} signed struck={isCancelledOrRejected(transaction)} />
      </Figure>
      <DetailColumns>
        <Stack>
          <TransactionFacts cabinet={cabinet} transaction={transaction} />
          {payment && <BankPaymentSection payment={payment} />}
          <EntriesSection transaction={transaction} />
        </Stack>
        <Stack>
          {invoiceId !== null && <InvoiceSection invoiceId={invoiceId} />}
          {cabinet === 'advertiser' && <NextStep after="money" />}
          <TransactionHistory transaction={transaction} />
        </Stack>
      </DetailColumns>
    </>
  );
}
