import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordChange } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { AccountField, PasswordField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { notify } from '@/shared/ui/toaster';
import { ValueLine } from '@/shared/ui/value-line';
import { useChangePassword } from '../api/use-change-password';

interface PasswordDialogProps {
  /** The account's login, for password managers. */
  login: string;
  onClose: () => void;
}

function PasswordDialog({ login, onClose }: PasswordDialogProps) {
  const { mutateAsync: change } = useChangePassword();
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(PasswordChange),
    defaultValues: { current_password: '', password: '' },
  });

  const submit = async (values: PasswordChange) => {
    await change(values);
    notify.success('Password changed. Other devices were signed out.');
  };

  return (
    <FormDialog title="Change password" form={form} onSubmit={submit} onClose={onClose} submitLabel="Change password">
      <AccountField login={login} />
      <PasswordField name="current_password" label="Current password" required />
      <PasswordField
        name="password"
        label="New password"
        help="At least 12 characters."
        autoComplete="new-password"
        required
      />
    </FormDialog>
  );
}

/** The user's password: it is never shown, only changed. */
export function ChangePassword({ login }: { login: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ValueLine
        action={
          <Button variant="outline" size="sm" aria-label="Change password" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        }
      >
        <span aria-hidden>••••••••••••</span>
      </ValueLine>
      {isOpen && <PasswordDialog login={login} onClose={() => setIsOpen(false)} />}
    </>
  );
}
