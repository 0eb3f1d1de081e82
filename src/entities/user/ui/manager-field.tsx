import { ComboboxField, type ComboboxOption } from '@/shared/ui/combobox';
import { userQueries } from '../api/user-queries';
import { userLabels } from '../model/user-labels';

interface ManagerFieldProps {
  name?: string;
  label?: string;
  /** Without a manager, nothing can be saved. */
  required?: boolean;
  /** The user who gets another manager, or whose clients do, and is none of the offered; undefined for a new one. */
  userId?: number | undefined;
  /** The manager until now, whose name is shown without a search. */
  manager?: { id: number; name: string } | undefined;
}

/** Asks for a manager: the `manager_id` of the surrounding form, unless another field is named. */
export const ManagerField = ({
  name = 'manager_id',
  label = userLabels.manager_id,
  required = false,
  userId,
  manager,
}: ManagerFieldProps) => (
  <ComboboxField
    name={name}
    label={label}
    required={required}
    placeholder={required ? 'Choose a manager' : 'No manager'}
    search={(text) => ({
      ...userQueries.found('manager', text),
      select: (found: readonly ComboboxOption<number>[]) => found.filter(({ value }) => value !== userId),
    })}
    knownOptions={manager ? [{ value: manager.id, label: manager.name }] : []}
  />
);
