import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { currencyQueries } from '@/entities/currency';
import { userQueries } from '@/entities/user';
import { createUser, type UserDetail } from '@/shared/api';
import type { UserCreate } from '@/shared/contract';
import { styled } from '@/shared/theme';
import { Form, FormBar, formBehaviour, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import { newUserResolver } from '../model/user-resolver';
import { LegalFields } from './legal-fields';
import { ProfileFields } from './profile-fields';
import { RightsFields } from './rights-fields';

const blank: Omit<UserCreate, 'currency'> = {
  login: '',
  name: '',
  phone: '',
  support_panels: [],
  is_admin: false,
  folders_enabled: false,
  manager_id: null,
  legal_form: null,
  legal_name: '',
  inn: '',
  kpp: '',
  timezone: 'Europe/Moscow',
};

const Hint = styled('p', { base: { color: 'text.muted' } });

/** Creates a user; the server sends the invitation. */
export function NewUserForm({ onCreated }: { onCreated: (user: UserDetail) => Promise<unknown> }) {
  const { data: currencies } = useSuspenseQuery(currencyQueries.list());
  const currency = currencies.find(({ is_base }) => is_base)?.code ?? '';
  const form = useForm({ ...formBehaviour, resolver: newUserResolver, defaultValues: { ...blank, currency } });
  useFormGuard(form.control);
  const { mutateAsync: create } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: userQueries.all() }],
      success: ({ name }: UserDetail) => `User ${name} created. The invitation is on its way`,
    },
    mutationFn: (values: UserCreate) => createUser(values),
  });

  return (
    <Form form={form} onSubmit={async (values) => onCreated(await create(values))} label="New user">
      <Section title="Profile">
        <ProfileFields />
      </Section>
      <Section title="Cabinets and rights">
        <RightsFields />
      </Section>
      <Section title="Legal data">
        <LegalFields />
      </Section>
      <Hint>We will email the user a link to choose a password. It works once, within seven days.</Hint>
      <FormBar>
        <SubmitButton>Create user</SubmitButton>
      </FormBar>
    </Form>
  );
}
