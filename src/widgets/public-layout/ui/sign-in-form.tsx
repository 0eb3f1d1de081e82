import { useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resume } from '@/entities/draft';
import { LockedError } from '@/shared/api';
import { SignInRequest } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { PasswordField, TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { pathAfterSignIn } from '../model/path-after-sign-in';
import { signInFx } from '../model/sign-in';
import { LockedAccountNotice } from './locked-account-notice';

interface SignInFormProps {
  /** The initial e-mail. */
  login?: string;
  /** Called with the entered e-mail when the user has forgotten the password. */
  onForgotten: (login: string) => void;
  /** Called when the user leaves for another page without signing in. */
  onLeave: () => void;
}

/** Signs the user in and navigates to the requested or default screen. */
export function SignInForm({ login = '', onForgotten, onLeave }: SignInFormProps) {
  const router = useRouter();
  const signIn = useUnit(signInFx);
  const [barred, setBarred] = useState<LockedError | null>(null);
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(SignInRequest),
    defaultValues: { login, password: '' },
  });

  const submit = async (credentials: SignInRequest) => {
    setBarred(null);
    const answer = await signIn(credentials).catch((error: unknown) => {
      if (error instanceof LockedError) return setBarred(error);
      throw error;
    });
    if (!answer) return;
    const { user } = answer;
    const viewer = { supportPanels: user.support_panels, isAdmin: user.is_admin };
    const path = pathAfterSignIn(router.state.location, viewer, router.basepath);
    await router.navigate({ href: `${router.basepath.replace(/\/$/, '')}${path}`, state: resume });
  };

  return (
    <Form form={form} onSubmit={submit} label="Sign in" showsServerError>
      {barred && <LockedAccountNotice error={barred} onLeave={onLeave} />}
      <TextField name="login" label="E-mail" type="email" autoComplete="username" required />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <SubmitButton>Sign in</SubmitButton>
      <Button variant="ghost" onClick={() => onForgotten(form.getValues('login'))}>
        Forgot password?
      </Button>
    </Form>
  );
}
