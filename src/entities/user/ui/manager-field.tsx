import { ComboboxField, type ComboboxOption } from '@/shared/ui/combobox';
import { userQueries } from '../api/user-queries';
import { userLabels } from '../model/user-labels';

interface ManagerFieldProps {
  /** The user who gets the manager, and is none of the offered; undefined for a new one. */
  clientId?: number | undefined;
  /** The manager until now, whose name is shown without a search. */
  manager?: { id: number; name: string } | undefined;
}

/** Asks for a manager: the `manager_id` of the surrounding form. */
export const ManagerField = ({ clientId, manager }: ManagerFieldProps) => (
  <ComboboxField
    name="manager_id"
    label={userLabels.manager_id}
    placeholder="No manager"
    search={(text) => ({
      ...userQueries.found('manager', text),
      select: (found: readonly ComboboxOption<number>[]) => found.filter(({ value }) => value !== clientId),
    })}
    knownOptions={manager ? [{ value: manager.id, label: manager.name }] : []}
  />
);
