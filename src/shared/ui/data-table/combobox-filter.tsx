import type { QueryKey } from '@tanstack/react-query';
import { lazy, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption } from '@/shared/ui/combobox';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { FilterChip } from './filter-chip';
import type { FilterFieldProps } from './filter-field';

/** Loaded with its library on the first press, because no list needs it earlier. */
const FilterField = lazy(async () => ({ default: (await import('./filter-field')).FilterField })) as LazyFilterField;

/** `lazy` drops type parameters. */
type LazyFilterField = typeof import('./filter-field').FilterField;

interface ComboboxFilterProps<Value extends string | number, Found, Key extends QueryKey>
  extends Omit<FilterFieldProps<Value, Found, Key>, 'onChoose' | 'onClose'> {
  onChange: (chosen: Value | undefined) => void;
}

/**
 * Filters a list by one of many records, which the server searches. Placed among the filters of a table. Pressing the
 * button replaces it with a search field until an option is chosen.
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

  const close = ({ keepsFocus }: { keepsFocus: boolean }) => {
    isChipToFocus.current = keepsFocus;
    setIsOpen(false);
  };
  const choose = (value: Value | null, option: ComboboxOption<Value> | null) => {
    setPicked(option);
    onChange(value ?? undefined);
    if (option) close({ keepsFocus: true });
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
