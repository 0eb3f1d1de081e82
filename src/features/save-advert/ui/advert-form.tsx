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

/** Renders the video field. */
export type RenderCreative = (field: { name: 'creative'; required: boolean }) => ReactNode;

interface AdvertFormProps<Output> {
  form: UseFormReturn<AdvertFormValues, unknown, Output>;
  label: string;
  place: AdvertPlace;
  /** The current entry in the register. */
  registration?: Registration | null;
  isBanned?: boolean;
  onSubmit: (values: Output) => Promise<unknown>;
  renderCreative: RenderCreative;
  submitLabel: string;
  /** Notices about saving. */
  notices?: ReactNode;
}

/** All fields of an advert. Nothing typed is lost until it is saved or discarded deliberately. */
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
  // saving may navigate away
  useUnsavedChangesGuard(isDirty && !isSubmitting);

  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      <Section title="Basics">
        <TextField name="name" label="Name" required />
        <UrlField name="advert_link" label="Link" help="Opens when the advert is clicked" required />
        <TextField name="title" label="Title" />
        <TextareaField name="description" label="Description" />
      </Section>
      <FormPart id={advertParts.video} tabIndex={-1}>
        <Section title="Video">
          {renderCreative({ name: 'creative', required: !usesVpaid })}
          <SwitchField name="use_compression" label="Compress" help="Lower bit rates, so that the video loads faster" />
          <SwitchField name="use_vertical" label="Vertical" help="Portrait renditions, 9:16" />
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
