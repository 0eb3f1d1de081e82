import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { CampaignCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton, useUnsavedChangesGuard } from '@/shared/ui/form';
import { UrlField } from '@/shared/ui/url-field';

interface CampaignFormProps {
  label: string;
  defaultValues: CampaignCreate;
  onSubmit: (values: CampaignCreate) => Promise<unknown>;
  submitLabel: string;
  /** Stands before the fields: whose campaign it is. */
  owner?: ReactNode;
}

/** A campaign's name and the link that its adverts begin with. */
export function CampaignForm({ label, defaultValues, onSubmit, submitLabel, owner }: CampaignFormProps) {
  const form = useForm({ ...formBehaviour, resolver: contractResolver(CampaignCreate), defaultValues });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  // saving may lead away
  useUnsavedChangesGuard(isDirty && !isSubmitting);

  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      {owner}
      <TextField name="name" label="Name" required />
      <UrlField name="advert_link" label="Link" help="Where its adverts lead unless they say otherwise" required />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
