import { ComboboxField, type ComboboxOption } from '@/shared/ui/combobox';
import { userQueries } from '../api/user-queries';
import { userLabels } from '../model/user-labels';

interface ManagerFieldProps {
  name?: string;
  label?: string;
  /** Whether the form requires a manager. */
  required?: boolean;
  /**
   * A user who must not be offered: the one who gets another manager, or whose clients do; undefined for a new user.
   */
  userId?: number | undefined;
  /** The current manager, whose name is shown without a search. */
  manager?: { id: number; name: string } | undefined;
}

/** Chooses a manager: the `manager_id` of the surrounding form, unless another field is given. */
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
