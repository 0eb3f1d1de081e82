import { ChevronDown, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/shared/ui/button';

interface FilterChipProps extends ComponentProps<'button'> {
  /** The filtered property: "Status". */
  label: string;
  /** The active filter: "Working +1"; undefined for none. */
  value: string | undefined;
}

/** The button of a filter. It shows the filter's value. */
export function FilterChip({ label, value, ...props }: FilterChipProps) {
  return (
    <Button
      {...props}
      variant="chip"
      size="sm"
      data-empty={value === undefined || undefined}
      aria-label={value === undefined ? `Filter by ${label}` : `Filter by ${label}: ${value}`}
    >
      {value === undefined ? (
        <>
          <Plus aria-hidden />
          <span>{label}</span>
        </>
      ) : (
        <>
          <span>{`${label}:`}</span>
          <b translate="no">{value}</b>
          <ChevronDown aria-hidden />
        </>
      )}
    </Button>
  );
}
