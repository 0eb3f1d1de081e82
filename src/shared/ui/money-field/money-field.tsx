import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type FieldProps,
  FieldShell,
  inputRecipe,
  lockedReason,
  Suffix,
  useDraft,
  useField,
  WithEnd,
} from '@/shared/ui/field';
import { type MoneyRule, readMoney, refuseMoney, writeMoney } from './money-rule';

const Input = chakra('input', {
  ...inputRecipe,
  base: { ...inputRecipe.base, pe: '20', fontVariantNumeric: 'tabular-nums' },
});

const Choice = chakra(WithEnd, {
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
  /** The currency's code, or the path of the form where it is chosen and the codes to choose from. */
  currency: string | { name: string; codes: readonly string[] };
}

/**
 * An amount and its currency. The amount is a decimal string (`1250.00`) and never a float; null when nothing is
 * written, and the text itself while it is no amount.
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
  const [usual] = currency.codes;
  const isUnsaid = !isLocked && (field.value === undefined || field.value === null);

  // what is shown as chosen is what is sent, and no change of the person's
  useEffect(() => {
    if (isUnsaid) resetField(currency.name, { defaultValue: usual, keepError: true, keepTouched: true });
  }, [isUnsaid, resetField, currency.name, usual]);

  return (
    <Amount {...props} currency={String(field.value ?? usual)} choiceError={error}>
      {(describedBy) => (
        <Choice>
          <select
            {...field}
            value={field.value ?? usual}
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
  /** What is wrong with the currency, if it is chosen. */
  choiceError?: string | undefined;
  children?: (describedBy: string | undefined) => ReactNode;
}

function Amount({ name, currency, min, max, choiceError, children, ...shell }: AmountProps) {
  const { field, error } = useField(name, (value) => refuseMoney(value, { currency, min, max }));
  const { text, keep, settle } = useDraft(field.value, writeMoney);

  const type = (next: string) => {
    const value = readMoney(next, currency);
    keep(next, value);
    field.onChange(value);
  };

  return (
    <FieldShell {...shell} error={[error, choiceError].filter(Boolean).join('. ') || undefined}>
      {({ 'aria-describedby': describedBy, ...control }) => (
        <WithEnd>
          <Input
            {...control}
            aria-invalid={error ? true : undefined}
            aria-describedby={[!children && `${control.id}code`, describedBy].filter(Boolean).join(' ') || undefined}
            ref={field.ref}
            name={field.name}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              settle();
              field.onBlur();
            }}
          />
          {children?.(describedBy) ?? <Suffix id={`${control.id}code`}>{currency}</Suffix>}
        </WithEnd>
      )}
    </FieldShell>
  );
}
