import type { QueryKey } from '@tanstack/react-query';
import { lazy, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption, OptionSearch } from '@/shared/ui/combobox';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { FilterChip } from './filter-chip';

/** Loaded with its library by the first press: no list needs them before. */
const FilterField = lazy(async () => ({ default: (await import('./filter-field')).FilterField })) as LazyFilterField;

/** `lazy` drops type parameters. */
type LazyFilterField = typeof import('./filter-field').FilterField;

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

/**
 * Filters a list by one of many records, searched by the server. Placed among the filters of a table. A press turns the
 * button into a search field, and a choice turns it back.
 */
export function ComboboxFilter<Value extends string | number, Found, Key extends QueryKey>({
  knownOptions = [],
  ...props
}: ComboboxFilterProps<Value, Found, Key>) {
  const { label, chosen, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<ComboboxOption<Value> | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const isChipToFocus = useRef(false);

  useLayoutEffect(() => {
    if (isOpen || !isChipToFocus.current) return;
    isChipToFocus.current = false;
    chip.current?.focus();
  }, [isOpen]);

  const close = ({ isFocusKept }: { isFocusKept: boolean }) => {
    isChipToFocus.current = isFocusKept;
    setIsOpen(false);
  };
  const choose = (value: Value | null, option: ComboboxOption<Value> | null) => {
    setPicked(option);
    onChange(value ?? undefined);
    if (option) close({ isFocusKept: true });
  };

  const options = picked ? [picked, ...knownOptions] : knownOptions;
  const name = options.find(({ value }) => value === chosen)?.label;
  const button = (
    <FilterChip
      ref={chip}
      label={label}
      value={chosen === undefined ? undefined : (name ?? String(chosen))}
      onClick={() => setIsOpen(true)}
    />
  );
  if (!isOpen) return button;
  return (
    <LazyBoundary fallback={button} onLoadError={() => setIsOpen(false)}>
      <FilterField {...props} knownOptions={options} onChoose={choose} onClose={close} />
    </LazyBoundary>
  );
}
