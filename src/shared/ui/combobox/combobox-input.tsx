import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { Portal } from '@chakra-ui/react/portal';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { QueryKey } from '@tanstack/react-query';
import { Check, ChevronDown, X } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import type { ControlProps } from '@/shared/ui/field';
import { Spinner } from '@/shared/ui/loading-indicator';
import { comboboxRecipe } from './combobox-recipe';
import { type ComboboxOption, type OptionSearch, useOptions } from './use-options';

const Failure = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '1.5', textStyle: 'small' },
});

const EmptyOption = styled('div', { base: { px: '2.5', py: '1.5', color: 'text.subtle' } });

/** Overrides the library's attribute, which is updated a frame late and could refer to an option of a closed list. */
const noActiveOption = { 'aria-activedescendant': '' };

interface ComboboxInputProps<Value extends string | number, Found, Key extends QueryKey> {
  name?: string;
  /** Connects the input to its messages and its label; the label's id is this id plus `label`. */
  control: Pick<ControlProps, 'id'> & Partial<ControlProps>;
  value: Value | null;
  /** The option is null if the text was cleared. */
  onChange: (value: Value | null, option: ComboboxOption<Value> | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  search: OptionSearch<Value, Found, Key>;
  /** Options known in advance, at least the selected one, so that its name can be shown without a search. */
  knownOptions?: readonly ComboboxOption<Value>[];
  placeholder?: string | undefined;
  isInitiallyOpen?: boolean;
  onEscape?: () => void;
}

/** The input and its list, without a label. */
export function ComboboxInput<Value extends string | number, Found, Key extends QueryKey>({
  name,
  control: { id, disabled = false, ...control },
  value,
  onChange,
  onBlur,
  ref,
  search,
  knownOptions = [],
  placeholder,
  isInitiallyOpen = false,
  onEscape,
}: ComboboxInputProps<Value, Found, Key>) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  /** The typed text; null while the selected option's name is shown. */
  const [draft, setDraft] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ComboboxOption<Value> | null>(null);
  /** The option selected before the text was cleared, until another is selected or the input is left. */
  const cleared = useRef<ComboboxOption<Value>>(null);
  const { options, status, retry } = useOptions(search, draft ?? '', isOpen);

  const isShown = isOpen && status !== 'error';

  const label = [chosen, ...knownOptions, ...options].find((option) => option?.value === value)?.label;
  const collection = createListCollection({
    items: options,
    itemToValue: (option) => String(option.value),
    itemToString: (option) => option.label,
    isItemDisabled: (option) => option.disabledReason !== undefined,
  });

  const choose = (option: ComboboxOption<Value> | null) => {
    cleared.current = null;
    setChosen(option);
    setDraft(null);
    onChange(option?.value ?? null, option);
  };

  const type = (text: string) => {
    // the library writes the value to the input after each render, so a delayed render would undo later keystrokes
    flushSync(() => setDraft(text));
    if (text !== '' || value === null) return;
    cleared.current = { value, label: label ?? String(value) };
    onChange(null, null);
  };

  /** Tab selects the only option that matches the typed text instead of discarding the text. */
  const chooseOnlyMatch = () => {
    const [only] = options;
    const isOnly = only !== undefined && only.disabledReason === undefined && options.length === 1;
    if (isOpen && draft?.trim() && status === 'ready' && isOnly) choose(only);
  };

  const leave = () => {
    // typed text without a selected option is discarded, and a preceding clearing is undone
    if (draft?.trim() && cleared.current) choose(cleared.current);
    cleared.current = null;
    setDraft(null);
    onBlur?.();
  };

  return (
    <Combobox.Root
      recipe={comboboxRecipe}
      ids={{ input: id, label: `${id}label` }}
      name={name}
      disabled={disabled}
      invalid={control['aria-invalid'] === true}
      placeholder={placeholder}
      collection={collection}
      value={value === null ? [] : [String(value)]}
      inputValue={draft ?? label ?? (value === null ? '' : String(value))}
      inputBehavior="autohighlight"
      openOnClick
      open={isShown}
      onOpenChange={({ open, reason }) => {
        setIsOpen(open);
        if (reason === 'escape-key') onEscape?.();
      }}
      onInputValueChange={({ inputValue, reason }) => (reason === 'input-change' ? type(inputValue) : setDraft(null))}
      onValueChange={({ value: [next], items: [option] }) => {
        if (next === undefined || option) choose(option ?? null);
      }}
      translations={{ triggerLabel: 'Show the list', clearTriggerLabel: 'Clear' }}
      positioning={{ placement: 'bottom-start', gutter: 4, sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        <Combobox.Input
          {...control}
          {...(!isShown && noActiveOption)}
          ref={ref}
          onKeyDown={({ key }) => key === 'Tab' && chooseOnlyMatch()}
          onBlur={leave}
        />
        <Combobox.IndicatorGroup>
          {isOpen && (status === 'loading' || status === 'stale') && <Spinner />}
          {!disabled && (
            <Combobox.ClearTrigger>
              <X aria-hidden />
            </Combobox.ClearTrigger>
          )}
          <Combobox.Trigger>
            <ChevronDown aria-hidden />
          </Combobox.Trigger>
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <VisuallyHidden role="status">{isOpen && announcementFor(status, options.length)}</VisuallyHidden>
      {status === 'error' && (
        <Failure role="alert">
          The list could not be loaded.
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setIsOpen(true);
              retry();
            }}
          >
            Retry
          </Button>
        </Failure>
      )}
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content data-stale={status === 'stale' || undefined}>
            {options.map((option) => (
              <Combobox.Item key={option.value} item={option}>
                <Combobox.ItemText>{option.label}</Combobox.ItemText>
                {option.value === value && <Check aria-hidden />}
                {(option.disabledReason ?? option.description) && (
                  <small>{option.disabledReason ?? option.description}</small>
                )}
              </Combobox.Item>
            ))}
            {/* a listbox may only contain options, so "no results" is a disabled one */}
            {options.length === 0 && (
              <EmptyOption role="option" aria-disabled aria-selected={false}>
                {status === 'ready' ? 'No results' : 'Searching…'}
              </EmptyOption>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

function announcementFor(status: 'loading' | 'stale' | 'ready' | 'error', count: number): string {
  if (status === 'loading' || status === 'stale') return 'Searching';
  return count === 0 ? 'No results' : `${count} found`;
}
