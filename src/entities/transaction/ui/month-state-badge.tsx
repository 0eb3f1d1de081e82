import { CircleDashed, Lock } from 'lucide-react';
import type { LedgerMonth } from '@/shared/api';
import { MoneyBadge } from './money-badge';

export const MonthStateBadge = ({ month: { closed_at } }: { month: Pick<LedgerMonth, 'closed_at'> }) => (
  <MoneyBadge tone="calm">
    {closed_at === null ? <CircleDashed aria-hidden /> : <Lock aria-hidden />}
    <span>{closed_at === null ? 'Open' : 'Closed'}</span>
  </MoneyBadge>
);
