import type { QueryKey } from '@tanstack/react-query';
import { type FieldProps, FieldShell, useField } from '@/shared/ui/field';
import { ComboboxInput } from './combobox-input';
import type { ComboboxOption, OptionSearch } from './use-options';

interface ComboboxFieldProps<Value extends string | number, Key extends QueryKey> extends FieldProps {
  search: OptionSearch<Value, Key>;
  /** Options whose names are known before anything was searched for: that of the value, at least. */
  known?: readonly ComboboxOption<Value>[];
  placeholder?: string;
}

/** One of many that a server knows, found by typing. The value is the option's own, null when nothing is chosen. */
export function ComboboxField<Value extends string | number, Key extends QueryKey>({
  name,
  search,
  known,
  placeholder,
  ...shell
}: ComboboxFieldProps<Value, Key>) {
  const { field, error } = useField(name);
  return (
    <FieldShell {...shell} error={error}>
      {(control) => (
        <ComboboxInput
          {...field}
          value={field.value ?? null}
          control={control}
          search={search}
          known={known}
          placeholder={placeholder}
        />
      )}
    </FieldShell>
  );
}
