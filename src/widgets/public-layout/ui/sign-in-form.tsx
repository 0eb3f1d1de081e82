import { useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useForm } from 'react-hook-form';
import { SignInRequest } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { PasswordField, TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { pathAfterSignIn } from '../model/path-after-sign-in';
import { signInFx } from '../model/sign-in';

interface SignInFormProps {
  /** The e-mail entered before. */
  login?: string;
  /** Called with the entered e-mail. */
  onForgotten: (login: string) => void;
}

/** Signs the user in and navigates to the requested or default screen. */
export function SignInForm({ login = '', onForgotten }: SignInFormProps) {
  const router = useRouter();
  const signIn = useUnit(signInFx);
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(SignInRequest),
    defaultValues: { login, password: '' },
  });

  const submit = async (credentials: SignInRequest) => {
    const { user } = await signIn(credentials);
    const path = pathAfterSignIn(router.state.location, user.support_panels, router.basepath);
    await router.navigate({ href: `${router.basepath.replace(/\/$/, '')}${path}` });
  };

  return (
    <Form form={form} onSubmit={submit} label="Sign in" showsServerError>
      <TextField name="login" label="E-mail" type="email" autoComplete="username" required />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <SubmitButton>Sign in</SubmitButton>
      <Button variant="ghost" onClick={() => onForgotten(form.getValues('login'))}>
        Forgot password?
      </Button>
    </Form>
  );
}
