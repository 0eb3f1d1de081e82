import { chakra } from '@chakra-ui/react/styled-system';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { type FieldProps, useField } from './use-field';

const Textarea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, py: '2', resize: 'vertical' },
  variants: { isCode: { true: { fontFamily: 'mono', whiteSpace: 'pre', overflow: 'auto', tabSize: 2 } } },
});

interface TextareaFieldProps extends FieldProps {
  rows?: number;
  /** Monospaced, without wrapping or spell checking. */
  isCode?: boolean;
}

/** Multi-line text; grows with its content in browsers that support it. */
export function TextareaField({ name, rows = 3, isCode = false, ...shell }: TextareaFieldProps) {
  const { field, error } = useField(name);
  return (
    <FieldShell {...shell} error={error}>
      {(control) => (
        <Textarea
          {...control}
          {...field}
          value={field.value ?? ''}
          rows={rows}
          {...(isCode && { isCode, spellCheck: false, autoCapitalize: 'none' })}
        />
      )}
    </FieldShell>
  );
}
