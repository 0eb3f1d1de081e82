import { useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useForm } from 'react-hook-form';
import { landingPath } from '@/entities/session';
import { NewPassword } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { AccountField, PasswordField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { notify } from '@/shared/ui/toaster';
import { recoverPasswordFx } from '../model/recover-password';

interface NewPasswordFormProps {
  /** The key from the link. */
  recoveryKey: string;
  /** The login of the account. */
  login: string;
}

/** Asks for a new password, signs in with it and removes the key from the URL. */
export function NewPasswordForm({ recoveryKey, login }: NewPasswordFormProps) {
  const router = useRouter();
  const recover = useUnit(recoverPasswordFx);
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(NewPassword),
    defaultValues: { password: '' },
  });

  const submit = async ({ password }: NewPassword) => {
    const { user } = await recover({ key: recoveryKey, password });
    await router.navigate({ to: landingPath(user.support_panels), replace: true });
    notify.success('Password changed. You are signed in.');
  };

  return (
    <Form form={form} onSubmit={submit} label="Choose a password" showsServerError>
      <AccountField login={login} />
      <PasswordField
        name="password"
        label="New password"
        help="At least 12 characters. A few unrelated words work well."
        autoComplete="new-password"
        required
      />
      <SubmitButton>Save and sign in</SubmitButton>
    </Form>
  );
}
