import type { QueryKey } from '@tanstack/react-query';
import { type FieldProps, FieldShell, useField } from '@/shared/ui/field';
import { ComboboxInput } from './combobox-input';
import type { ComboboxOption, OptionSearch } from './use-options';

interface ComboboxFieldProps<Value extends string | number, Found, Key extends QueryKey> extends FieldProps {
  search: OptionSearch<Value, Found, Key>;
  /** Options known in advance, at least the selected one, so that its name can be shown without a search. */
  knownOptions?: readonly ComboboxOption<Value>[];
  placeholder?: string;
}

/** Autocomplete over options that the server searches. The value is that of the selected option, or null. */
export function ComboboxField<Value extends string | number, Found, Key extends QueryKey>({
  name,
  search,
  knownOptions,
  placeholder,
  ...shell
}: ComboboxFieldProps<Value, Found, Key>) {
  const { field, error } = useField(name);
  return (
    <FieldShell {...shell} error={error}>
      {(control) => (
        <ComboboxInput
          {...field}
          value={field.value ?? null}
          control={control}
          search={search}
          knownOptions={knownOptions}
          placeholder={placeholder}
        />
      )}
    </FieldShell>
  );
}
