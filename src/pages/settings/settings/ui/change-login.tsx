import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestLoginChange } from '@/shared/api';
import { LoginChange } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { PasswordField, TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { ValueLine } from '@/shared/ui/value-line';

interface LoginDialogProps {
  /** Called when the server has sent the link to this address. */
  onRequested: (login: string) => void;
  onClose: () => void;
}

function LoginDialog({ onRequested, onClose }: LoginDialogProps) {
  const { mutateAsync: request } = useMutation({
    meta: { hasForm: true },
    mutationFn: (values: LoginChange) => requestLoginChange(values),
  });
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(LoginChange),
    defaultValues: { login: '', current_password: '' },
  });

  const submit = async (values: LoginChange) => {
    await request(values);
    onRequested(values.login);
  };

  return (
    <FormDialog title="Change e-mail" form={form} onSubmit={submit} onClose={onClose} submitLabel="Send the link">
      <TextField name="login" label="New e-mail" type="email" autoComplete="email" required />
      <PasswordField name="current_password" label="Your password" required />
    </FormDialog>
  );
}

/** The e-mail address for signing in. A new one takes effect once the link in the message is confirmed. */
export function ChangeLogin({ login }: { login: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [requestedLogin, setRequestedLogin] = useState<string>();
  return (
    <>
      {requestedLogin !== undefined && (
        <Banner tone="success" title="Check your email">
          {`If ${requestedLogin} is not used by another account, we've sent it a link. The link works once, within one hour. Until then you sign in as before.`}
        </Banner>
      )}
      <ValueLine
        action={
          <Button variant="outline" size="sm" aria-label="Change e-mail" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        }
      >
        <span translate="no">{login}</span>
      </ValueLine>
      {isOpen && <LoginDialog onRequested={setRequestedLogin} onClose={() => setIsOpen(false)} />}
    </>
  );
}
