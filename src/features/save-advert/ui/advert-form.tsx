import type { ReactNode } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { contractResolver } from '@/shared/lib/forms';
import { SwitchField, TextareaField, TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton, useUnsavedChangesGuard } from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import { type AdvertFormValues, advertFormSchema, nullableFields } from '../model/advert-form';
import { AdminFields } from './admin-fields';
import { IconField } from './icon-field';
import { ModerationNotice } from './moderation-notice';
import { TrackersField } from './trackers-field';
import { VpaidFields } from './vpaid-fields';

interface AdvertFormProps {
  label: string;
  defaultValues: AdvertFormValues;
  onSubmit: (values: AdvertFormValues) => Promise<unknown>;
  /** The field for the video. */
  renderCreative: (field: { name: 'creative'; required: boolean }) => ReactNode;
  submitLabel: string;
  /** A saved advert goes back to moderation when its content changes. */
  moderatesAgain?: boolean;
}

/** Every field of a creative. What was filled in stays until it is saved or given up on purpose. */
export function AdvertForm({
  label,
  defaultValues,
  onSubmit,
  renderCreative,
  submitLabel,
  moderatesAgain = false,
}: AdvertFormProps) {
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(advertFormSchema, nullableFields),
    values: defaultValues,
    // what somebody else saved meanwhile comes in, what is being typed stays
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const usesVpaid = useWatch({ control: form.control, name: 'use_vpaid' });
  // saving may lead away
  useUnsavedChangesGuard(isDirty && !isSubmitting);

  const submit = async (values: AdvertFormValues) => {
    await onSubmit(values);
    form.reset(form.getValues());
  };

  return (
    <Form form={form} onSubmit={submit} label={label}>
      <Section title="Basics">
        <TextField name="name" label="Name" required />
        <TextField name="advert_link" label="Link" type="url" help="Where a click leads" required />
        <TextField name="title" label="Title" />
        <TextareaField name="description" label="Description" />
      </Section>
      <Section title="Video">
        {renderCreative({ name: 'creative', required: !usesVpaid })}
        <SwitchField name="use_compression" label="Compress" help="Lower bit rates, lighter for viewers" />
        <SwitchField name="use_vertical" label="Vertical" help="Renditions stand upright, 9:16" />
      </Section>
      <VpaidFields />
      <Section title="Icon">
        <IconField />
      </Section>
      <Section title="Tracking">
        <TextField
          name="url_marks"
          label="URL marks"
          help="Added to the link, for example utm_source=preroll&utm_medium=video"
        />
        <TrackersField />
      </Section>
      <AdminFields />
      {moderatesAgain && <ModerationNotice />}
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
