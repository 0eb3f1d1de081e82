import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestLoginChange } from '@/shared/api';
import { LoginChange } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Banner } from '@/shared/ui/banner';
import { PasswordField, TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';

const blank = { login: '', current_password: '' };

/** Asks for a new e-mail, which changes once the link in the message is confirmed. */
export function ChangeLoginForm() {
  const [asked, setAsked] = useState<string>();
  const { mutateAsync: request } = useMutation({
    meta: { hasForm: true },
    mutationFn: (values: LoginChange) => requestLoginChange(values),
  });
  const form = useForm({ ...formBehaviour, resolver: contractResolver(LoginChange), defaultValues: blank });

  const submit = async (values: LoginChange) => {
    await request(values);
    setAsked(values.login);
    form.reset(blank);
  };

  return (
    <>
      {asked && (
        <Banner takesFocus tone="success" title="Check your email">
          {`If ${asked} is not used by another account, we've sent it a link. The link works once, within one hour. Until then you sign in as before.`}
        </Banner>
      )}
      <Form form={form} onSubmit={submit} label="Change e-mail">
        <TextField name="login" label="New e-mail" type="email" autoComplete="email" required />
        <PasswordField name="current_password" label="Your password" required />
        <SubmitButton variant="outline">Send the link</SubmitButton>
      </Form>
    </>
  );
}
