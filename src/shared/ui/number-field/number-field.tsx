import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { KeyboardEvent } from 'react';
import { type FieldProps, FieldShell, inputRecipe, Suffix, useDraft, useField, WithEndSlot } from '@/shared/ui/field';
import { ungroupDigits } from './decimals';
import { formatNumberInput, type NumberRule, parseNumber, stepNumber, validateNumber } from './number-rule';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, fontVariantNumeric: 'tabular-nums' } });

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface NumberFieldProps extends FieldProps, NumberRule {
  /** Unit after the value: `s`, `%`. */
  unit?: string;
  /** Full name of the unit for screen readers: `seconds`. */
  unitName?: string;
  placeholder?: string;
}

/**
 * A number in any common notation. The value is a number, null if empty, or the typed text if it isn't a number, so
 * that a schema rejects it.
 */
export function NumberField({
  name,
  unit,
  unitName = unit,
  min,
  max,
  step = 1,
  integer,
  placeholder,
  ...shell
}: NumberFieldProps) {
  const rule = { min, max, step, integer };
  const { field, error } = useField(name, (value) => validateNumber(value, rule));
  const { text, edit, startEditing, discard } = useDraft(field.value, formatNumberInput);

  const type = (next: string) => {
    const value = parseNumber(next, [unit, unitName]);
    edit(next, value);
    field.onChange(value);
  };

  const press = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = stepNumber(field.value, event.shiftKey ? steps * 10 : steps, rule);
    edit(ungroupDigits(formatNumberInput(next)), next);
    field.onChange(next);
  };

  return (
    <FieldShell {...shell} error={error}>
      {({ 'aria-describedby': describedBy, ...control }) => (
        <WithEndSlot data-suffix={unit}>
          <Input
            {...control}
            aria-describedby={[unit && `${control.id}unit`, describedBy].filter(Boolean).join(' ') || undefined}
            ref={field.ref}
            name={field.name}
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={typeof field.value === 'number' ? field.value : undefined}
            aria-valuetext={text ? [text, unitName].filter(Boolean).join(' ') : 'Empty'}
            inputMode={integer && min !== undefined && min >= 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => startEditing(target, ungroupDigits(text))}
            onKeyDown={press}
            onBlur={() => {
              discard();
              field.onBlur();
            }}
          />
          {unit && (
            <Suffix>
              <span aria-hidden>{unit}</span>
              <VisuallyHidden id={`${control.id}unit`}>{unitName}</VisuallyHidden>
            </Suffix>
          )}
        </WithEndSlot>
      )}
    </FieldShell>
  );
}
