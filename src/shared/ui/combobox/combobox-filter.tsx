import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { ComboboxInput } from './combobox-input';
import type { ComboboxOption, OptionSearch } from './use-options';

const Room = chakra('div', {
  base: {
    flex: 'none',
    w: '44',
    maxW: 'full',
    '& input': { h: '7', minH: '7', borderRadius: 'full', textStyle: 'small' },
  },
});

interface ComboboxFilterProps<Value extends string | number, Found, Key extends QueryKey> {
  /** The filtered property: "Group". */
  label: string;
  /** Text for no filter: "All groups". */
  anything: string;
  chosen: Value | undefined;
  onChange: (chosen: Value | undefined) => void;
  search: OptionSearch<Value, Found, Key>;
  /** Options known in advance, at least the selected one, so that its name can be shown without a search. */
  knownOptions?: readonly ComboboxOption<Value>[];
}

/** Filters a list by one of many records, searched by the server. Placed among the filters of a table. */
export function ComboboxFilter<Value extends string | number, Found, Key extends QueryKey>({
  label,
  anything,
  chosen,
  onChange,
  search,
  knownOptions,
}: ComboboxFilterProps<Value, Found, Key>) {
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
        knownOptions={knownOptions}
        placeholder={anything}
      />
    </Room>
  );
}
