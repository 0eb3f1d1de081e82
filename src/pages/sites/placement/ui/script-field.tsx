import type { Script } from '@/shared/api';
import { SelectField } from '@/shared/ui/field';

interface ScriptFieldProps {
  name: string;
  label: string;
  help: string;
  /** The working scripts of one kind. */
  scripts: readonly Script[];
  /** What the placement had before, null for the default one. */
  kept: { id: number | null; name: string | null };
}

/** Chooses a script, or none for the default of its kind, which may change. */
export function ScriptField({ scripts, kept, ...field }: ScriptFieldProps) {
  const byDefault = scripts.find((script) => script.is_default);
  const options = scripts.map(({ id, name }) => ({ value: id, label: name }));
  const isStopped = kept.id !== null && !scripts.some(({ id }) => id === kept.id);
  if (isStopped) options.push({ value: kept.id as number, label: `${kept.name} (stopped)` });
  return (
    <SelectField {...field} options={options} placeholder={byDefault ? `Default (${byDefault.name})` : 'None yet'} />
  );
}
