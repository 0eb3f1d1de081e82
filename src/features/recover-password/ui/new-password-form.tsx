import { useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { landingPath } from '@/entities/session';
import { ApiError, ValidationError } from '@/shared/api';
import { NewPassword } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Banner } from '@/shared/ui/banner';
import { AccountField, PasswordField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { notify } from '@/shared/ui/toaster';
import { recoverPasswordFx } from '../model/recover-password';

interface NewPasswordFormProps {
  /** From the link. */
  recoveryKey: string;
  /** Whose password it will be. */
  login: string;
}

/** Asks for the new password, signs in with it and leaves no trace of the link in the address. */
export function NewPasswordForm({ recoveryKey, login }: NewPasswordFormProps) {
  const router = useRouter();
  const recover = useUnit(recoverPasswordFx);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(NewPassword),
    defaultValues: { password: '' },
  });

  const submit = async ({ password }: NewPassword) => {
    setRefusal(undefined);
    try {
      const { user } = await recover({ key: recoveryKey, password });
      await router.navigate({ to: landingPath(user.support_panels), replace: true });
      notify.success('Password changed. You are signed in.');
    } catch (error) {
      if (error instanceof ApiError && !(error instanceof ValidationError)) setRefusal(error.reason);
      throw error;
    }
  };

  return (
    <Form form={form} onSubmit={submit} label="Choose a password">
      {refusal && <Banner tone="error">{refusal}</Banner>}
      <AccountField login={login} />
      <PasswordField
        name="password"
        label="New password"
        help="At least 12 characters. A few words that only you would put together are good."
        autoComplete="new-password"
        required
      />
      <SubmitButton>Save and sign in</SubmitButton>
    </Form>
  );
}
