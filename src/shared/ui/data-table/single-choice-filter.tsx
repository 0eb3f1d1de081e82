import { CheckMenu } from '@/shared/ui/menu';
import type { Choice } from './column-meta';
import { FilterChip } from './filter-chip';

interface SingleChoiceFilterProps {
  label: string;
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  /** Text while nothing is filtered: "All groups". */
  anything: string;
  chosen: string | undefined;
  onChange: (chosen: string | undefined) => void;
}

/** The menu value for no filter; those of choices are never empty. */
const NO_FILTER = '';

/** Filters a list by one of several records loaded from the server. The button shows the active one. */
export function SingleChoiceFilter({ label, choices, anything, chosen, onChange }: SingleChoiceFilterProps) {
  const name = choices?.find(({ value }) => value === chosen)?.label;
  const summary = chosen === undefined ? undefined : (name ?? '…');
  return (
    <CheckMenu
      label={`Filter by ${label}`}
      trigger={<FilterChip label={label} value={summary} />}
      groups={[
        {
          label,
          kind: 'one',
          items: [{ value: NO_FILTER, label: anything }, ...(choices ?? [])].map(({ value, label }) => ({
            key: value,
            label,
            checked: value === (chosen ?? NO_FILTER),
          })),
          onToggle: (value) => onChange(value === NO_FILTER ? undefined : value),
        },
      ]}
    />
  );
}
