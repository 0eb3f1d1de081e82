import { CheckMenu } from '@/shared/ui/menu';
import type { Choice } from './columns';
import { FilterChip } from './filter-chip';

interface OneChoiceFilterProps {
  label: string;
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  /** Text while nothing is filtered: "All groups". */
  anything: string;
  chosen: string | undefined;
  onChange: (chosen: string | undefined) => void;
}

/** The menu value for no filter; those of choices are never empty. */
const ANYTHING = '';

/** Filters a list by one of several records loaded from the server. The button shows the active one. */
export function OneChoiceFilter({ label, choices, anything, chosen, onChange }: OneChoiceFilterProps) {
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
          items: [{ value: ANYTHING, label: anything }, ...(choices ?? [])].map(({ value, label }) => ({
            key: value,
            label,
            checked: value === (chosen ?? ANYTHING),
          })),
          onToggle: (value) => onChange(value === ANYTHING ? undefined : value),
        },
      ]}
    />
  );
}
