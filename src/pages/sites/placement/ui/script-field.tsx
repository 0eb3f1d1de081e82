import type { ChosenScript } from '@preroll/rules/site/placement';
import type { Script } from '@/shared/api';
import { SelectField, type SelectOption } from '@/shared/ui/field';

interface ScriptFieldProps {
  name: string;
  label: string;
  help: string;
  scripts: readonly Script[];
  /** The saved choice, which stays available. */
  savedScript: { id: ChosenScript; name: string | null };
}

/** Chooses a certain script, the current default of its kind, or none. */
export function ScriptField({ scripts, savedScript, ...field }: ScriptFieldProps) {
  const byDefault = scripts.find((script) => script.is_default);
  const options: SelectOption<number | 'none'>[] = [
    { value: 'none', label: 'None' },
    ...scripts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  if (savedScript.id !== null && !options.some(({ value }) => value === savedScript.id))
    options.push({ value: savedScript.id, label: `${savedScript.name} (stopped)` });
  return (
    <SelectField
      {...field}
      options={options}
      placeholder={byDefault ? `Default (${byDefault.name})` : 'Default (none yet)'}
    />
  );
}
