import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ContactMessage } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { TextareaField, TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { useSendContactMessage } from '../api/use-send-contact-message';
import { MessageSent } from './message-sent';

/** The contact form. If sending fails, the message stays in its fields. */
export function ContactForm() {
  const { mutateAsync: send } = useSendContactMessage();
  const [answerTo, setAnswerTo] = useState<string>();
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(ContactMessage),
    defaultValues: { name: '', email: '', message: '' },
  });

  const submit = async (message: ContactMessage) => {
    await send(message);
    setAnswerTo(message.email);
  };

  const writeAnother = () => {
    form.resetField('message');
    setAnswerTo(undefined);
  };

  if (answerTo) return <MessageSent answerTo={answerTo} onAnother={writeAnother} />;
  return (
    <Form form={form} onSubmit={submit} label="Write a message" showsServerError>
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        help="We'll reply to this address."
        required
      />
      <TextareaField name="message" label="Message" rows={8} required />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
