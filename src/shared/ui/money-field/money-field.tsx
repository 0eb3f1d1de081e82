import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type FieldProps,
  FieldShell,
  inputRecipe,
  lockedReason,
  Suffix,
  useDraft,
  useField,
  WithEndSlot,
} from '@/shared/ui/field';
import { ungroupDigits } from '@/shared/ui/number-field';
import { formatMoneyInput, type MoneyRule, parseMoney, validateMoney } from './money-rule';

const Input = chakra('input', {
  ...inputRecipe,
  base: { ...inputRecipe.base, pe: '20', fontVariantNumeric: 'tabular-nums' },
});

const Choice = chakra(WithEndSlot, {
  base: {
    h: '7',
    me: '1',
    borderStartWidth: 'hairline',
    '& > select': {
      appearance: 'none',
      h: 'full',
      ps: '3',
      pe: '7',
      bg: 'transparent',
      borderRadius: 'sm',
      textStyle: 'small',
      color: 'text.muted',
      cursor: 'pointer',
    },
    '& > select:focus-visible': { outlineOffset: 'over' },
    '& > select:disabled': { color: 'text.subtle', cursor: 'not-allowed' },
    '& > svg': { boxSize: '3.5', me: '2', color: 'text.subtle', pointerEvents: 'none' },
  },
});

interface MoneyFieldProps extends FieldProps, Omit<MoneyRule, 'currency'> {
  /** Currency code, or the form path of a currency select with its options. */
  currency: string | { name: string; codes: readonly string[] };
}

/**
 * An amount with its currency. The value is a decimal string (`1250.00`), never a float; null if empty, or the typed
 * text if it isn't an amount.
 */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  return typeof currency === 'string' ? (
    <Amount {...props} currency={currency} />
  ) : (
    <AmountWithChoice {...props} currency={currency} />
  );
}

type ChoiceProps = MoneyFieldProps & { currency: { name: string; codes: readonly string[] } };

function AmountWithChoice({ currency, ...props }: ChoiceProps) {
  const { field, error } = useField(currency.name);
  const { resetField } = useFormContext();
  const isLocked = lockedReason(props) !== undefined;
  const [defaultCode] = currency.codes;
  const isUnset = !isLocked && !currency.codes.includes(field.value);

  // the select always shows a currency, so the form must contain it without being marked as changed
  useEffect(() => {
    if (isUnset) resetField(currency.name, { defaultValue: defaultCode, keepError: true, keepTouched: true });
  }, [isUnset, resetField, currency.name, defaultCode]);

  return (
    <Amount {...props} currency={String(field.value ?? defaultCode)} currencyError={error}>
      {(describedBy) => (
        <Choice>
          <select
            {...field}
            value={field.value ?? defaultCode}
            aria-label={`Currency of ${props.label}`}
            aria-describedby={error && describedBy}
            aria-invalid={error ? true : undefined}
            disabled={isLocked}
          >
            {currency.codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </Choice>
      )}
    </Amount>
  );
}

interface AmountProps extends FieldProps, MoneyRule {
  currencyError?: string | undefined;
  children?: (describedBy: string | undefined) => ReactElement;
}

function Amount({ name, currency, min, max, currencyError, children, ...shell }: AmountProps) {
  const { field, error } = useField(name, (value) => validateMoney(value, { currency, min, max }));
  const { text, edit, startEditing, discard } = useDraft(field.value, formatMoneyInput);

  const type = (next: string) => {
    const value = parseMoney(next, currency);
    edit(next, value);
    field.onChange(value);
  };

  return (
    <FieldShell {...shell} error={[error, currencyError].filter(Boolean).join('. ') || undefined}>
      {({ 'aria-describedby': describedBy, ...control }) => (
        <WithEndSlot>
          <Input
            {...control}
            aria-invalid={error ? true : undefined}
            aria-describedby={[!children && `${control.id}code`, describedBy].filter(Boolean).join(' ') || undefined}
            ref={field.ref}
            name={field.name}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onFocus={({ target }) => startEditing(target, ungroupDigits(text))}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              discard();
              field.onBlur();
            }}
          />
          {children?.(describedBy) ?? <Suffix id={`${control.id}code`}>{currency}</Suffix>}
        </WithEndSlot>
      )}
    </FieldShell>
  );
}
