import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { formatDay } from '@/shared/lib/dates';
import { inputRecipe, useDraft, WithEndSlot } from '@/shared/ui/field';
import { dayValue } from './date-rule';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, fontVariantNumeric: 'tabular-nums' } });

export const DateRow = chakra(WithEndSlot, { base: { maxW: '56', '& > input': { pe: '10' } } });

type DayInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'> & {
  field: ControllerRenderProps;
};

/** Date input that formats its text as dd/MM/yyyy on blur. */
export function DayInput({ field, ...control }: DayInputProps) {
  const { text, edit, discard } = useDraft(field.value, formatDay);
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
        edit(target.value, value);
        field.onChange(value);
      }}
      onBlur={() => {
        discard();
        field.onBlur();
      }}
    />
  );
}
