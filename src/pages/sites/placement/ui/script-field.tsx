import type { ChosenScript } from '@preroll/rules/site/placement';
import type { Script } from '@/shared/api';
import { SelectField, type SelectOption } from '@/shared/ui/field';

interface ScriptFieldProps {
  name: string;
  label: string;
  help: string;
  scripts: readonly Script[];
  /** The saved choice, which stays available. */
  kept: { id: ChosenScript; name: string | null };
}

/** Chooses a certain script, the current default of its kind, or none. */
export function ScriptField({ scripts, kept, ...field }: ScriptFieldProps) {
  const byDefault = scripts.find((script) => script.is_default);
  const options: SelectOption<number | 'none'>[] = [
    { value: 'none', label: 'None' },
    ...scripts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  if (kept.id !== null && !options.some(({ value }) => value === kept.id))
    options.push({ value: kept.id, label: `${kept.name} (stopped)` });
  return (
    <SelectField
      {...field}
      options={options}
      placeholder={byDefault ? `Default (${byDefault.name})` : 'Default (none yet)'}
    />
  );
}
