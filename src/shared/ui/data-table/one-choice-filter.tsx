import { ChevronDown } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { CheckMenu } from '@/shared/ui/menu';
import type { Choice } from './columns';

interface OneChoiceFilterProps {
  label: string;
  /** Undefined while they are on their way. */
  choices: readonly Choice[] | undefined;
  /** What stands for no choice: "All groups". */
  anything: string;
  chosen: string | undefined;
  onChange: (chosen: string | undefined) => void;
}

/** No choice among the items; values of choices are never empty. */
const ANYTHING = '';

/** Narrows a list down to what belongs to one of many records, which the server knows. The button says to which. */
export function OneChoiceFilter({ label, choices, anything, chosen, onChange }: OneChoiceFilterProps) {
  const name = choices?.find(({ value }) => value === chosen)?.label;
  const summary = chosen === undefined ? '' : `: ${name ?? '…'}`;
  return (
    <CheckMenu
      label={`Filter by ${label}`}
      trigger={
        <Button variant="outline" aria-label={`Filter by ${label}${summary}`}>
          {label}
          {summary}
          <ChevronDown aria-hidden />
        </Button>
      }
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
