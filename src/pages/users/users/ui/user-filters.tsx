import { useQuery } from '@tanstack/react-query';
import { panelLabels, type UserListState, userQueries } from '@/entities/user';
import type { SupportPanel } from '@/shared/api';
import type { ComboboxOption } from '@/shared/ui/combobox';
import { ComboboxFilter, SingleChoiceFilter } from '@/shared/ui/data-table';

/** Users without a manager: 0 in the URL and on the server. */
const noManager: ComboboxOption<number> = { value: 0, label: 'No manager' };

const panels = Object.entries(panelLabels).map(([value, label]) => ({ value, label }));

interface UserFiltersProps {
  state: Pick<UserListState, 'panel' | 'manager'>;
  onChange: (change: Pick<UserListState, 'panel' | 'manager'>) => void;
}

export function UserFilters({ state: { panel, manager }, onChange }: UserFiltersProps) {
  const chosen = useQuery({ ...userQueries.detail(manager ?? 0), enabled: Boolean(manager) });
  return (
    <>
      <SingleChoiceFilter
        label="Cabinet"
        anything="All cabinets"
        choices={panels}
        chosen={panel}
        onChange={(next) => onChange({ panel: next as SupportPanel | undefined })}
      />
      <ComboboxFilter
        label="Manager"
        anything="All managers"
        chosen={manager}
        onChange={(next) => onChange({ manager: next })}
        search={(text) => ({
          ...userQueries.found('manager', text),
          select: (found: readonly ComboboxOption<number>[]) => (text === '' ? [noManager, ...found] : found),
        })}
        knownOptions={manager ? [{ value: manager, label: chosen.data?.name ?? '…' }] : [noManager]}
      />
    </>
  );
}
