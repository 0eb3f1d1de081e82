import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { ComboboxInput } from './combobox-input';
import type { ComboboxOption, OptionSearch } from './use-options';

const Room = chakra('div', { base: { flex: 'none', w: '48', maxW: 'full' } });

interface ComboboxFilterProps<Value extends string | number, Key extends QueryKey> {
  /** To what of a row it narrows down: "Group". */
  label: string;
  /** What stands for no choice: "All groups". */
  anything: string;
  chosen: Value | undefined;
  onChange: (chosen: Value | undefined) => void;
  search: OptionSearch<Value, Key>;
  /** Options whose names are known before anything was searched for: that of the choice, at least. */
  known?: readonly ComboboxOption<Value>[];
}

/** Narrows a list down to what belongs to one of any number of records, found by typing. Stands among a table's filters. */
export function ComboboxFilter<Value extends string | number, Key extends QueryKey>({
  label,
  anything,
  chosen,
  onChange,
  search,
  known,
}: ComboboxFilterProps<Value, Key>) {
  const id = useId();
  return (
    <Room>
      <VisuallyHidden>
        <label id={`${id}label`} htmlFor={id}>{`Filter by ${label}`}</label>
      </VisuallyHidden>
      <ComboboxInput
        control={{ id }}
        value={chosen ?? null}
        onChange={(value) => onChange(value ?? undefined)}
        search={search}
        known={known}
        placeholder={anything}
      />
    </Room>
  );
}
