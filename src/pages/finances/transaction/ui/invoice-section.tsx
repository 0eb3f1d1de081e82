import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { AccountNumber, DocumentStatusBadge, formatIssueDate, transactionQueries } from '@/entities/transaction';
import { getInvoiceFile } from '@/shared/api';
import { downloadDocument } from '@/shared/lib/save-file';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { DescriptionList } from '@/shared/ui/description-list';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface InvoiceSectionProps {
  invoiceId: number;
}

/** The invoice of a deposit, with the purpose that the payer copies into the bank transfer. */
export function InvoiceSection({ invoiceId }: InvoiceSectionProps) {
  const query = useQuery(transactionQueries.invoice(invoiceId));
  const download = useMutation({ mutationFn: () => getInvoiceFile(invoiceId), onSuccess: downloadDocument });
  const failure = failureOf(query);
  const { data: invoice } = query;
  if (failure) return <ErrorState {...failure} />;
  if (!invoice) return <SkeletonBlock h="64" />;
  const { seller, buyer } = invoice;
  return (
    <Section title={`Invoice ${invoice.number ?? ''}`} actions={<DocumentStatusBadge document={invoice} />}>
      <DescriptionList
        items={[
          ...(invoice.void_reason ? [{ term: 'Reason', value: invoice.void_reason }] : []),
          { term: 'Issued', value: formatIssueDate(invoice) },
          { term: 'Without VAT', value: <Amount amount={invoice.amount} unit={invoice} /> },
          { term: `VAT ${invoice.vat_rate}%`, value: <Amount amount={invoice.vat} unit={invoice} /> },
          { term: 'To pay', value: <Amount amount={invoice.total} unit={invoice} /> },
          { term: 'Payer', value: [buyer.name, buyer.inn && `INN ${buyer.inn}`].filter(Boolean).join(', ') },
          { term: 'Recipient', value: [seller.name, seller.inn && `INN ${seller.inn}`].filter(Boolean).join(', ') },
          { term: 'Bank', value: [seller.bank, seller.bic && `BIC ${seller.bic}`].filter(Boolean).join(', ') },
          { term: 'Account', value: seller.account && <AccountNumber account={seller.account} /> },
          { term: 'Payment purpose', value: invoice.purpose },
        ]}
      />
      <Actions>
        {invoice.status !== 'void' && <CopyButton text={invoice.purpose}>Copy the payment purpose</CopyButton>}
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          Download PDF
        </Button>
      </Actions>
    </Section>
  );
}
