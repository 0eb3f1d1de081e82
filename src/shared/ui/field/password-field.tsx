import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { type FieldProps, useField } from './use-field';
import { WithEndSlot } from './with-end-slot';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, pe: '10' } });

interface PasswordFieldProps extends FieldProps {
  /** `new-password` allows the browser to suggest one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** Password input with a button that reveals the text. Pasting is allowed. */
export function PasswordField({
  name,
  label,
  help,
  required,
  disabled,
  disabledReason,
  autoComplete = 'current-password',
}: PasswordFieldProps) {
  const { field, error } = useField(name);
  const [shown, setShown] = useState(false);
  return (
    <FieldShell {...{ label, help, error, required, disabled, disabledReason }}>
      {(control) => (
        <WithEndSlot>
          <Input
            {...control}
            {...field}
            value={field.value ?? ''}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
          />
          <IconButton
            label={shown ? 'Hide characters' : 'Show characters'}
            icon={shown ? <EyeOff /> : <Eye />}
            size="sm"
            onClick={() => setShown(!shown)}
          />
        </WithEndSlot>
      )}
    </FieldShell>
  );
}
