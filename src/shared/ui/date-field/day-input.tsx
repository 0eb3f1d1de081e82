import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { writeDay } from '@/shared/lib/dates';
import { inputRecipe, useDraft, WithEnd } from '@/shared/ui/field';
import { dayValue } from './date-rule';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, fontVariantNumeric: 'tabular-nums' } });

/** Around what is typed and the button of the calendar. */
export const DateRow = chakra(WithEnd, { base: { maxW: '56', '& > input': { pe: '10' } } });

type DayInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> & {
  field: ControllerRenderProps;
};

/** A day as it is typed; written as dd/MM/yyyy once it is left. */
export function DayInput({ field, ...control }: DayInputProps) {
  const { text, keep, settle } = useDraft(field.value, writeDay);
  return (
    <Input
      {...control}
      ref={field.ref}
      name={field.name}
      placeholder="dd/mm/yyyy"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        const value = dayValue(target.value);
        keep(target.value, value);
        field.onChange(value);
      }}
      onBlur={() => {
        settle();
        field.onBlur();
      }}
    />
  );
}
