import { CalendarDays, ChevronDown } from 'lucide-react';
import { latestMonths } from '@/entities/transaction';
import { accountToday, writeMonth } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { CheckMenu } from '@/shared/ui/menu';

/** Months that are offered: events of earlier ones are no longer kept whole. */
const OFFERED = 13;

interface MonthMenuProps {
  month: string;
  onChange: (month: string) => void;
}

/** Chooses a month whose events are kept. */
export const MonthMenu = ({ month, onChange }: MonthMenuProps) => (
  <CheckMenu
    label="Month"
    trigger={
      <Button variant="chip" size="sm" icon={<CalendarDays aria-hidden />} aria-label={`Month: ${writeMonth(month)}`}>
        <span>{writeMonth(month)}</span>
        <ChevronDown aria-hidden />
      </Button>
    }
    groups={[
      {
        label: 'Month',
        kind: 'one',
        items: latestMonths(accountToday(), OFFERED).map((value) => ({
          key: value,
          label: writeMonth(value),
          checked: value === month,
        })),
        onToggle: onChange,
      },
    ]}
  />
);
