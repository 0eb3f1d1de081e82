import { type ReactNode, useId } from 'react';
import { styled } from '@/shared/theme';
import { choiceRecipe, FieldGroup, type FieldProps, lockedReason, useField } from '@/shared/ui/field';

const Cards = styled('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.40}), 1fr))' },
});

const Card = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '2.5',
    rowGap: '0.5',
    alignContent: 'start',
    alignItems: 'center',
    px: '3',
    py: '2.5',
    borderWidth: 'hairline',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'surface.panel',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'text.subtle' },
    '&:has(:checked)': { borderColor: 'accent.text', bg: 'surface.selected' },
    '&:has(:focus-visible)': {
      outlineWidth: 'ring',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: 'outside',
    },
    '&:has([aria-invalid=true])': { borderColor: 'tone.error.text' },
    '&:has(:disabled)': { bg: 'surface.sunken', color: 'text.subtle', cursor: 'not-allowed' },
    '& > input': {
      ...choiceRecipe.base,
      borderRadius: 'full',
      cursor: 'inherit',
      outline: 'none',
      _before: { boxSize: '1.5', borderRadius: 'full' },
    },
    '& > strong': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > svg': { boxSize: '4', color: 'text.subtle' },
    '& > small': { gridColumn: '2 / -1', textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' },
  },
});

export interface RadioCard<Value extends string | number> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Disables the option and explains why. */
  disabledReason?: string | undefined;
}

interface RadioCardsProps<Value extends string | number> extends FieldProps {
  options: readonly RadioCard<Value>[];
}

/** Selects one of two to six explained options. The value keeps the type of the options. */
export function RadioCards<Value extends string | number>({
  name,
  options,
  disabled,
  ...shell
}: RadioCardsProps<Value>) {
  const id = useId();
  const { field, error } = useField(name);
  const isLocked = lockedReason({ disabled, ...shell }) !== undefined;
  const firstFree = options.findIndex(({ disabledReason }) => disabledReason === undefined);
  return (
    <FieldGroup role="radiogroup" {...shell} error={error}>
      {() => (
        <Cards>
          {options.map(({ value, label, description, icon, disabledReason }, index) => {
            const [labelId, noteId] = [`${id}${index}label`, `${id}${index}note`];
            const note = disabledReason ?? description;
            return (
              <Card key={value}>
                <input
                  // on an error, the form focuses the first enabled option
                  ref={index === firstFree ? field.ref : undefined}
                  type="radio"
                  name={name}
                  value={value}
                  aria-labelledby={labelId}
                  aria-describedby={note && noteId}
                  aria-invalid={error ? true : undefined}
                  checked={field.value === value}
                  disabled={isLocked || disabledReason !== undefined}
                  onChange={() => field.onChange(value)}
                  onBlur={field.onBlur}
                />
                <strong id={labelId}>{label}</strong>
                {icon}
                {note && <small id={noteId}>{note}</small>}
              </Card>
            );
          })}
        </Cards>
      )}
    </FieldGroup>
  );
}
