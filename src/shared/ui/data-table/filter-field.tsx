import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { styled } from '@/shared/theme';
import { ComboboxInput, type ComboboxOption, type OptionSearch } from '@/shared/ui/combobox';

const Room = styled('div', {
  base: {
    flex: 'none',
    w: '44',
    maxW: 'full',
    '& input': { h: '7', minH: '7', borderRadius: 'full', textStyle: 'small' },
  },
});

export interface FilterFieldProps<Value extends string | number, Found, Key extends QueryKey> {
  /** Name of the filtered property: "Group". */
  label: string;
  /** Text while nothing is filtered: "All groups". */
  anything: string;
  chosen: Value | undefined;
  search: OptionSearch<Value, Found, Key>;
  /** Options known in advance, at least the selected one, so that its name can be shown without a search. */
  knownOptions?: readonly ComboboxOption<Value>[];
  onChoose: (value: Value | null, option: ComboboxOption<Value> | null) => void;
  /** `keepsFocus` is true after Escape; otherwise the focus has moved elsewhere. */
  onClose: (how: { keepsFocus: boolean }) => void;
}

export function FilterField<Value extends string | number, Found, Key extends QueryKey>({
  label,
  anything,
  chosen,
  search,
  knownOptions = [],
  onChoose,
  onClose,
}: FilterFieldProps<Value, Found, Key>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <Room
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose({ keepsFocus: false });
      }}
    >
      <VisuallyHidden>
        <label id={`${id}label`} htmlFor={id}>{`Filter by ${label}`}</label>
      </VisuallyHidden>
      <ComboboxInput
        ref={input}
        control={{ id }}
        isInitiallyOpen
        onEscape={() => onClose({ keepsFocus: true })}
        value={chosen ?? null}
        onChange={onChoose}
        search={search}
        knownOptions={knownOptions}
        placeholder={anything}
      />
    </Room>
  );
}
