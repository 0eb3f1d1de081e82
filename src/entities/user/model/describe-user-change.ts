import type { FieldChange, NullableLegalForm, SupportPanel, UserStatus } from '@/shared/api';
import { legalFormLabels, panelLabels, userLabels, userStatusLabels } from './user-labels';

/** The old and the new value, null if there is none; or a verb for secrets. */
type DescribedChange = { field: string } & ({ from: string | null; to: string | null } | { done: string });

const formatters: Record<string, (value: never) => string> = {
  status: (status: UserStatus) => userStatusLabels[status],
  support_panels: (panels: SupportPanel[]) => panels.map((panel) => panelLabels[panel]).join(', ') || 'none',
  is_admin: (isOn: boolean) => (isOn ? 'on' : 'off'),
  folders_enabled: (isOn: boolean) => (isOn ? 'on' : 'off'),
  manager_id: (id: number) => `number ${id}`,
  legal_form: (form: NonNullable<NullableLegalForm>) => legalFormLabels[form],
};

/** Fields whose values the history does not contain. */
const actions: readonly string[] = ['password', 'sessions', 'invitation'];

export function describeUserChange({ field: name, old, new: next, old_name, new_name }: FieldChange): DescribedChange {
  const field = userLabels[name as keyof typeof userLabels] ?? name;
  if (actions.includes(name)) return { field, done: String(next) };
  const format = formatters[name] ?? String;
  const formatFieldValue = (value: unknown, named?: string) =>
    value === null || value === undefined || value === '' ? null : (named ?? format(value as never));
  return { field, from: formatFieldValue(old, old_name), to: formatFieldValue(next, new_name) };
}
