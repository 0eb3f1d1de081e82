import { todayIn } from '@preroll/rules/time/periods';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { latestMonths } from '@/entities/transaction';
import { accountZone, formatMonth } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { CheckMenu } from '@/shared/ui/menu';

/** The number of months offered: events of earlier months are no longer stored in full. */
const MONTH_COUNT = 13;

interface MonthMenuProps {
  /** Undefined for the current month. */
  month: string | undefined;
  /** The webmaster's time zone; the user's own until it is known. */
  timezone: string | undefined;
  onChange: (month: string) => void;
}

export function MonthMenu({ month, timezone = accountZone(), onChange }: MonthMenuProps) {
  const months = latestMonths(todayIn(timezone), MONTH_COUNT);
  const chosen = month ?? months[0] ?? '';
  return (
    <CheckMenu
      label="Month"
      trigger={
        <Button
          variant="chip"
          size="sm"
          icon={<CalendarDays aria-hidden />}
          aria-label={`Month: ${formatMonth(chosen)}`}
        >
          <span>{formatMonth(chosen)}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
      groups={[
        {
          label: 'Month',
          kind: 'one',
          items: months.map((value) => ({ key: value, label: formatMonth(value), checked: value === chosen })),
          onToggle: onChange,
        },
      ]}
    />
  );
}
