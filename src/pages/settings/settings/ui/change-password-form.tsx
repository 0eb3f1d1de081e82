import { useForm } from 'react-hook-form';
import { PasswordChange } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { AccountField, PasswordField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { notify } from '@/shared/ui/toaster';
import { useChangePassword } from '../api/use-change-password';

/** Changes the user's password. Password managers read the account from `login`. */
export function ChangePasswordForm({ login }: { login: string }) {
  const { mutateAsync: change } = useChangePassword();
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(PasswordChange),
    defaultValues: { current_password: '', password: '' },
  });

  const submit = async (values: PasswordChange) => {
    await change(values);
    form.reset();
    notify.success('Password changed. Other devices were signed out.');
  };

  return (
    <Form form={form} onSubmit={submit} label="Change password">
      <AccountField login={login} />
      <PasswordField name="current_password" label="Current password" required />
      <PasswordField
        name="password"
        label="New password"
        help="At least 12 characters."
        autoComplete="new-password"
        required
      />
      <SubmitButton variant="outline">Change password</SubmitButton>
    </Form>
  );
}
