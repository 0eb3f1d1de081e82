import type { Cabinet } from '@/entities/session';
import { hasSection, managesOthers } from '@/entities/session';
import { formatIssueDate } from '@/entities/transaction';
import type { InvoiceDetail } from '@/shared/api';
import { formatDate, formatMonth } from '@/shared/lib/dates';
import { Amount } from '@/shared/ui/amount';
import { DescriptionList } from '@/shared/ui/description-list';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';

interface DocumentFactsProps {
  cabinet: Cabinet;
  document: InvoiceDetail;
}

export function DocumentFacts({ cabinet, document }: DocumentFactsProps) {
  const { kind, seller, buyer, transaction_id: transactionId, replaces_id, replaced_by_id } = document;
  const other = (documentId: number, text: string) => (
    <Link to="/$cabinet/finances/documents/$documentId" params={{ cabinet, documentId }}>
      {text}
    </Link>
  );
  const client = hasSection(cabinet, 'users') ? (
    <Link to="/$cabinet/users/$userId" params={{ cabinet, userId: document.user_id }}>
      {document.user_name}
    </Link>
  ) : (
    document.user_name
  );
  const partyOf = ({ name, inn }: InvoiceDetail['seller']) => [name, inn && `INN ${inn}`].filter(Boolean).join(', ');
  return (
    <Section title="Details">
      <DescriptionList
        items={[
          ...(managesOthers(cabinet) ? [{ term: 'Client', value: client }] : []),
          ...(document.void_reason ? [{ term: 'Reason', value: document.void_reason }] : []),
          ...(document.period === null ? [] : [{ term: 'Month', value: formatMonth(document.period) }]),
          { term: 'Issued', value: formatIssueDate(document) },
          ...(kind === 'invoice' && document.paid_at !== null
            ? [{ term: 'Paid', value: formatDate(document.paid_at) }]
            : []),
          { term: 'Without VAT', value: <Amount amount={document.amount} unit={document} /> },
          { term: `VAT ${document.vat_rate}%`, value: <Amount amount={document.vat} unit={document} /> },
          { term: 'With VAT', value: <Amount amount={document.total} unit={document} /> },
          { term: 'Seller', value: partyOf(seller) },
          { term: 'Buyer', value: partyOf(buyer) },
          ...(document.purpose ? [{ term: 'Payment purpose', value: document.purpose }] : []),
          ...(transactionId === null
            ? []
            : [
                {
                  term: 'Deposit',
                  value: (
                    <Link to="/$cabinet/finances/$transactionId" params={{ cabinet, transactionId }}>
                      {`No. ${transactionId}`}
                    </Link>
                  ),
                },
              ]),
          ...(replaces_id === null ? [] : [{ term: 'Corrects', value: other(replaces_id, 'The void act') }]),
          ...(replaced_by_id === null ? [] : [{ term: 'Corrected by', value: other(replaced_by_id, 'Another act') }]),
        ]}
      />
    </Section>
  );
}
