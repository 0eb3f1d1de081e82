import type { QueryKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption, OptionSearch } from '@/shared/ui/combobox';
import { FilterChip } from './filter-chip';

export interface ComboboxFilterProps<Value extends string | number, Found, Key extends QueryKey> {
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

const load = async () => (await import('./open-combobox-filter')).OpenComboboxFilter;

/**
 * Filters a list by one of many records, searched by the server. Placed among the filters of a table. A press turns the
 * button into a search field, which is loaded on demand, and a choice turns it back.
 */
export function ComboboxFilter<Value extends string | number, Found, Key extends QueryKey>({
  knownOptions = [],
  ...props
}: ComboboxFilterProps<Value, Found, Key>) {
  const { label, chosen, onChange } = props;
  const [Open, setOpen] = useState<Awaited<ReturnType<typeof load>>>();
  const [picked, setPicked] = useState<ComboboxOption<Value> | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const isChipToFocus = useRef(false);

  useLayoutEffect(() => {
    if (Open || !isChipToFocus.current) return;
    isChipToFocus.current = false;
    chip.current?.focus();
  }, [Open]);

  const prepare = () => load().catch(() => undefined);
  const open = async () => {
    const Field = await prepare();
    if (Field) setOpen(() => Field);
  };
  const close = ({ isFocusKept }: { isFocusKept: boolean }) => {
    isChipToFocus.current = isFocusKept;
    setOpen(undefined);
  };
  const choose = (value: Value | null, option: ComboboxOption<Value> | null) => {
    setPicked(option);
    onChange(value ?? undefined);
    if (option) close({ isFocusKept: true });
  };

  const options = picked ? [picked, ...knownOptions] : knownOptions;
  if (Open) return <Open {...props} knownOptions={options} onChoose={choose} onClose={close} />;

  const name = options.find(({ value }) => value === chosen)?.label;
  return (
    <FilterChip
      ref={chip}
      label={label}
      value={chosen === undefined ? undefined : (name ?? String(chosen))}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    />
  );
}
