import type { ReactNode } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import type { Registration } from '@/entities/advert';
import { SwitchField, TextareaField, TextField } from '@/shared/ui/field';
import { Form, SubmitButton, useUnsavedChangesGuard } from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import { UrlField } from '@/shared/ui/url-field';
import type { AdvertFormValues } from '../model/advert-form';
import type { AdvertPlace } from '../model/advert-place';
import { AdminFields } from './admin-fields';
import { advertParts, FormPart } from './form-part';
import { IconField } from './icon-field';
import { RegistrationSection } from './registration-section';
import { TrackersField } from './trackers-field';
import { UrlMarksField } from './url-marks-field';
import { VpaidFields } from './vpaid-fields';

/** Draws the field for the video. */
export type RenderCreative = (field: { name: 'creative'; required: boolean }) => ReactNode;

interface AdvertFormProps<Output> {
  form: UseFormReturn<AdvertFormValues, unknown, Output>;
  label: string;
  place: AdvertPlace;
  /** What the register has of it now. */
  registration?: Registration | null;
  isBanned?: boolean;
  onSubmit: (values: Output) => Promise<unknown>;
  renderCreative: RenderCreative;
  submitLabel: string;
  /** What is to be known before saving. */
  notices?: ReactNode;
}

/** Every field of a creative. What was filled in stays until it is saved or given up on purpose. */
export function AdvertForm<Output>({
  form,
  label,
  place,
  registration = null,
  isBanned = false,
  onSubmit,
  renderCreative,
  submitLabel,
  notices,
}: AdvertFormProps<Output>) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const usesVpaid = useWatch({ control: form.control, name: 'use_vpaid' });
  // saving may lead away
  useUnsavedChangesGuard(isDirty && !isSubmitting);

  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      <Section title="Basics">
        <TextField name="name" label="Name" required />
        <UrlField name="advert_link" label="Link" help="Where a click leads" required />
        <TextField name="title" label="Title" />
        <TextareaField name="description" label="Description" />
      </Section>
      <FormPart id={advertParts.video} tabIndex={-1}>
        <Section title="Video">
          {renderCreative({ name: 'creative', required: !usesVpaid })}
          <SwitchField name="use_compression" label="Compress" help="Lower bit rates, lighter for viewers" />
          <SwitchField name="use_vertical" label="Vertical" help="Renditions stand upright, 9:16" />
        </Section>
      </FormPart>
      <VpaidFields isAllowed={place.format.vpaidAllowed} />
      <Section title="Icon">
        <IconField />
      </Section>
      <Section title="Tracking">
        <UrlMarksField place={place} />
        <TrackersField formatKind={place.format.kind} />
      </Section>
      <RegistrationSection registration={registration} />
      <AdminFields isBanned={isBanned} />
      {notices}
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
