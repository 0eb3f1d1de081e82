import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { KeyboardEvent } from 'react';
import { type FieldProps, FieldShell, inputRecipe, Suffix, useDraft, useField, WithEnd } from '@/shared/ui/field';
import { type NumberRule, readNumber, refuseNumber, stepNumber, writeNumber } from './number-rule';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, fontVariantNumeric: 'tabular-nums' } });

/** Keys that step, and by how many steps. */
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface NumberFieldProps extends FieldProps, NumberRule {
  /** Stands behind the value: `s`, `%`. */
  unit?: string;
  /** The unit in full, for those who hear it: `seconds`. */
  unitName?: string;
  placeholder?: string;
}

/**
 * A number, as people write it. The value is a number, null when nothing is written, and the text itself while it is
 * no number, so that a schema refuses it instead of saving something else.
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
  const { field, error } = useField(name, (value) => refuseNumber(value, rule));
  const { text, keep, settle } = useDraft(field.value, writeNumber);

  const type = (next: string) => {
    const value = readNumber(next, [unit, unitName]);
    keep(next, value);
    field.onChange(value);
  };

  const press = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    settle();
    field.onChange(stepNumber(field.value, event.shiftKey ? steps * 10 : steps, rule));
  };

  return (
    <FieldShell {...shell} error={error}>
      {({ 'aria-describedby': describedBy, ...control }) => (
        <WithEnd data-suffix={unit}>
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
            onKeyDown={press}
            onBlur={() => {
              settle();
              field.onBlur();
            }}
          />
          {unit && (
            <Suffix>
              <span aria-hidden>{unit}</span>
              <VisuallyHidden id={`${control.id}unit`}>{unitName}</VisuallyHidden>
            </Suffix>
          )}
        </WithEnd>
      )}
    </FieldShell>
  );
}
