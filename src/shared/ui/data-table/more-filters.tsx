import { CheckMenu } from '@/shared/ui/menu';
import type { Choice } from './column-meta';
import { FilterChip } from './filter-chip';

export interface MoreFilter {
  id: string;
  /** The filtered property: "Verification". */
  label: string;
  kind: 'one' | 'many';
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** One chip for all rarely used filters of a list. It shows their active values. */
export function MoreFilters({ filters }: { filters: readonly MoreFilter[] }) {
  const set = filters.flatMap(({ choices, chosen }) => choices.filter(({ value }) => chosen.includes(value)));
  const [first, ...others] = set;
  const summary = first && `${first.label}${others.length > 0 ? ` +${others.length}` : ''}`;
  return (
    <CheckMenu
      label="More filters"
      trigger={<FilterChip label="More" value={summary} />}
      showsGroupLabels
      groups={filters.map(({ id, label, kind, choices, chosen, onChange }) => ({
        label,
        kind,
        // two filters may share a value
        items: choices.map(({ value, label }) => ({
          key: `${id} ${value}`,
          label,
          checked: chosen.includes(value),
        })),
        onToggle: (key: string) => {
          const value = key.slice(id.length + 1);
          const rest = kind === 'one' ? [] : chosen.filter((one) => one !== value);
          onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...rest, value]);
        },
      }))}
    />
  );
}
