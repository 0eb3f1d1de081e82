import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RecoveryRequest } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { useRequestRecovery } from '../api/use-request-recovery';
import { RecoveryRequested } from './recovery-requested';

interface RequestRecoveryFormProps {
  /** The e-mail entered on the sign-in form. */
  login: string;
  /** Called with the e-mail entered here. */
  onBack: (login: string) => void;
}

/** Asks for the e-mail address to send a recovery link to, then explains the next step. */
export function RequestRecoveryForm({ login, onBack }: RequestRecoveryFormProps) {
  const { mutateAsync: request } = useRequestRecovery();
  const [requested, setRequested] = useState<string>();
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(RecoveryRequest),
    defaultValues: { login },
  });

  const submit = async (values: RecoveryRequest) => {
    await request(values);
    setRequested(values.login);
  };

  if (requested) return <RecoveryRequested login={requested} onBack={() => onBack(requested)} />;
  return (
    <Form form={form} onSubmit={submit} label="Forgotten password" showsServerError>
      <p>We will email you a link to choose a new password.</p>
      <TextField name="login" label="E-mail" type="email" autoComplete="username" required />
      <SubmitButton>Send the link</SubmitButton>
      <Button variant="ghost" onClick={() => onBack(form.getValues('login'))}>
        Back to sign in
      </Button>
    </Form>
  );
}
