import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { latestMonths } from '@/entities/transaction';
import { getMonthStatement } from '@/shared/api';
import { formatMonth } from '@/shared/lib/dates';
import { downloadDocument } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';

/** The number of months offered, the current one first. They begin and end in UTC, as statements do. */
const MONTH_COUNT = 12;

interface StatementMenuProps {
  /** The client whose statement is saved, in cabinets that manage others. */
  client: number | undefined;
  currency: string;
}

export function StatementMenu({ client, currency }: StatementMenuProps) {
  const download = useMutation({
    mutationFn: (month: string) => getMonthStatement(month, { user_id: client, currency }),
    onSuccess: downloadDocument,
  });
  return (
    <Menu
      label="Statement as PDF"
      trigger={
        <Button variant="outline" loading={download.isPending}>
          Statement
          <ChevronDown aria-hidden />
        </Button>
      }
      items={latestMonths(new Date().toISOString(), MONTH_COUNT).map((month) => ({
        key: month,
        label: formatMonth(month),
        onSelect: () => download.mutate(month),
      }))}
    />
  );
}
