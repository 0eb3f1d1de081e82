import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { QueryKey } from '@tanstack/react-query';
import { Check, ChevronDown, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/shared/ui/button';
import type { ControlProps } from '@/shared/ui/field';
import { Spinner } from '@/shared/ui/loading-indicator';
import { comboboxRecipe } from './combobox-recipe';
import { type ComboboxOption, type OptionSearch, useOptions } from './use-options';

const Failure = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '1.5', textStyle: 'small' },
});

const Nothing = chakra('div', { base: { px: '2.5', py: '1.5', color: 'text.subtle' } });

/** The library marks an option a frame after it was asked to: by then the list may be closed, and the option gone. */
const noneActive = { 'aria-activedescendant': '' };

interface ComboboxInputProps<Value extends string | number, Key extends QueryKey> {
  name?: string;
  /** What ties the input to its label, which has this id with `label` behind it, and to its notes. */
  control: Pick<ControlProps, 'id'> & Partial<ControlProps>;
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  search: OptionSearch<Value, Key>;
  /** Options whose names are known before anything was searched for: that of the value, at least. */
  known?: readonly ComboboxOption<Value>[];
  placeholder?: string | undefined;
}

/** The input with its list, to be labelled by what it stands in. */
export function ComboboxInput<Value extends string | number, Key extends QueryKey>({
  name,
  control: { id, disabled = false, ...control },
  value,
  onChange,
  onBlur,
  ref,
  search,
  known = [],
  placeholder,
}: ComboboxInputProps<Value, Key>) {
  const [isOpen, setIsOpen] = useState(false);
  /** What is being typed; null when the name of the choice stands there. */
  const [draft, setDraft] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ComboboxOption<Value> | null>(null);
  const { options, status, retry } = useOptions(search, draft ?? '', isOpen);

  const isShown = isOpen && status !== 'error';

  const label = [chosen, ...known, ...options].find((option) => option?.value === value)?.label;
  const collection = createListCollection({
    items: options,
    itemToValue: (option) => String(option.value),
    itemToString: (option) => option.label,
    isItemDisabled: (option) => option.disabledReason !== undefined,
  });

  const choose = (option: ComboboxOption<Value> | null) => {
    setChosen(option);
    setDraft(null);
    onChange(option?.value ?? null);
  };

  const type = (text: string) => {
    // the input is written to after each render: one that comes late would take back what was typed meanwhile
    flushSync(() => setDraft(text));
    if (text === '' && value !== null) onChange(null);
  };

  const leave = () => {
    // what was typed and not chosen is nothing
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
      onOpenChange={({ open }) => setIsOpen(open)}
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
        <Combobox.Input {...control} {...(!isShown && noneActive)} ref={ref} onBlur={leave} />
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
      <VisuallyHidden role="status">{isOpen && told(status, options.length)}</VisuallyHidden>
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
            {/* a list of options may hold nothing else, so that there are none is one that can't be chosen */}
            {options.length === 0 && (
              <Nothing role="option" aria-disabled aria-selected={false}>
                {status === 'ready' ? 'Nothing of this name' : 'Searching…'}
              </Nothing>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

/** What those hear who don't see the list. */
function told(status: 'loading' | 'stale' | 'ready' | 'error', count: number): string {
  if (status === 'loading' || status === 'stale') return 'Searching';
  return count === 0 ? 'Nothing of this name' : `${count} found`;
}
