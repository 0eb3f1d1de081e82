import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { type FieldProps, useField } from './use-field';

const Input = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, pe: '10' } });

const Row = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    '& > input': { gridArea: '1 / 1 / 2 / 3' },
    '& > button': { gridArea: '1 / 2', me: '1' },
  },
});

interface PasswordFieldProps extends FieldProps {
  /** `new-password` lets the browser propose one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that can be looked at and pasted. */
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
        <Row>
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
            label={shown ? 'Hide the characters' : 'Show the characters'}
            icon={shown ? <EyeOff /> : <Eye />}
            size="sm"
            onClick={() => setShown(!shown)}
          />
        </Row>
      )}
    </FieldShell>
  );
}
