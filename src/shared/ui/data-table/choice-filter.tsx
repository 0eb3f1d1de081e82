import { CheckMenu } from '@/shared/ui/menu';
import type { Choice } from './column-meta';
import { FilterChip } from './filter-chip';

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Filters a column by some of its values. The button shows the active ones. */
export function ChoiceFilter({ label, choices, chosen, onChange }: ChoiceFilterProps) {
  const [first, ...others] = choices.filter(({ value }) => chosen.includes(value));
  const summary = first && `${first.label}${others.length > 0 ? ` +${others.length}` : ''}`;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  return (
    <CheckMenu
      label={`Filter by ${label}`}
      trigger={<FilterChip label={label} value={summary} />}
      groups={[
        {
          label,
          kind: 'many',
          items: choices.map(({ value, label }) => ({ key: value, label, checked: chosen.includes(value) })),
          onToggle: toggle,
        },
      ]}
    />
  );
}
