import { Plus } from 'lucide-react';
import { type Cabinet, newPaymentLabels } from '@/entities/session';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

const purposes: Record<Cabinet, string> = {
  advertiser: 'Top up the balance, and your campaigns can serve. Their spend is listed here day by day.',
  webmaster: 'What your placements earn is listed here day by day, with your payouts.',
  manager: 'Deposits, spend, income and payouts of your clients are listed here.',
  admin: 'Deposits, spend, income and payouts of all users are listed here.',
};

interface NoTransactionsProps {
  cabinet: Cabinet;
  isNarrowed: boolean;
  onClear: () => void;
}

export const NoTransactions = ({ cabinet, isNarrowed, onClear }: NoTransactionsProps) =>
  isNarrowed ? (
    <EmptyState
      title="No transactions match"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      There are none in this period or of this client.
    </EmptyState>
  ) : (
    <EmptyState
      title="No transactions yet"
      action={
        <ButtonLink to="/$cabinet/finances/new-paid" params={{ cabinet }} variant="outline" icon={<Plus aria-hidden />}>
          {newPaymentLabels[cabinet]}
        </ButtonLink>
      }
    >
      {purposes[cabinet]}
    </EmptyState>
  );
