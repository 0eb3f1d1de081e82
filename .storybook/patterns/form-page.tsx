import { chakra } from '@chakra-ui/react/styled-system';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod';
import { contractResolver } from '../../src/shared/lib/forms';
import { ButtonLink } from '../../src/shared/ui/button';
import { DateRangeField } from '../../src/shared/ui/date-field';
import { SwitchField, TextField } from '../../src/shared/ui/field';
import { Form, formBehaviour, SubmitButton, useUnsavedChangesGuard } from '../../src/shared/ui/form';
import { MoneyField } from '../../src/shared/ui/money-field';
import { PageHeader } from '../../src/shared/ui/page-header';
import { UrlField } from '../../src/shared/ui/url-field';

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** A real page imports its schema from `@/shared/contract`. */
const schema = z.object({
  name: z.string().min(1).max(100),
  link: z.string().min(1),
  limit: z.string().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  compressed: z.boolean(),
});

export type Values = z.infer<typeof schema>;

export const nothing: Values = { name: '', link: '', limit: null, start: null, end: null, compressed: true };

interface FormPageProps {
  values: Values;
  save: (values: Values) => Promise<void>;
}

/** Form with one column of fields and the primary action at the end. */
export function FormPage({ values, save }: FormPageProps) {
  const form = useForm({ ...formBehaviour, resolver: contractResolver(schema), defaultValues: values });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  useUnsavedChangesGuard(isDirty && !isSubmitting);

  return (
    <>
      <PageHeader title="New campaign" description="Adverts and their audience come next." />
      <Form form={form} onSubmit={save} label="New campaign">
        <TextField name="name" label="Name" required />
        <UrlField name="link" label="Link" help="Where adverts lead unless they have their own link" required />
        <MoneyField name="limit" label="Budget" help="Nothing means no limit." currency="RUB" />
        <DateRangeField names={['start', 'end']} label="Flight" />
        <SwitchField name="compressed" label="Smaller videos for slow networks" />
        <Actions>
          <SubmitButton>Create campaign</SubmitButton>
          <ButtonLink to="/" variant="outline">
            Cancel
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}
