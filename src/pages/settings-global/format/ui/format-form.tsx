import type { ReactNode } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { formatKindLabels } from '@/entities/format';
import type { FormatInput, FormatKind } from '@/shared/api';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { SelectField, SwitchField, TextField } from '@/shared/ui/field';
import { Form, SubmitButton, useUnsavedChangesGuard } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import { Section } from '@/shared/ui/section';

const kinds = (Object.keys(formatKindLabels) as FormatKind[]).map((value) => ({
  value,
  label: formatKindLabels[value],
}));

const statuses = [
  { value: 'working', label: 'Working' },
  { value: 'stopped', label: 'Stopped' },
] as const;

const fileTypes = [
  { value: 'video/mp4', label: 'mp4' },
  { value: 'video/webm', label: 'webm' },
  { value: 'video/quicktime', label: 'mov' },
] as const;

interface FormatFormProps {
  form: UseFormReturn<FormatInput>;
  label: string;
  onSubmit: (values: FormatInput) => Promise<unknown>;
  /** Whether the format exists, so that its code is fixed. */
  isSaved?: boolean;
  notices?: ReactNode;
}

/** The fields of a format. */
export function FormatForm({ form, label, onSubmit, isSaved = false, notices }: FormatFormProps) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  useUnsavedChangesGuard(isDirty && !isSubmitting);
  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      {notices}
      <Section title="Format">
        <TextField name="name" label="Name" required />
        <TextField
          name="code"
          label="Code"
          help="Lower-case letters, digits and hyphens; cannot be changed later"
          required
          {...(isSaved && { disabled: true, disabledReason: 'The code of a format cannot be changed' })}
        />
        <SelectField name="kind" label="Kind" options={kinds} required />
        <SelectField
          name="status"
          label="Status"
          help="A stopped format is not offered; campaigns that have it keep it"
          options={statuses}
          required
        />
        <NumberField
          name="price_floor"
          label="Minimum bid"
          help="In the base currency; bids in others are compared by today's rate"
          min={0}
          required
        />
      </Section>
      <Section title="Frame">
        <NumberField name="width" label="Width" unit="px" unitName="pixels" integer min={1} max={7680} />
        <NumberField name="height" label="Height" unit="px" unitName="pixels" integer min={1} max={7680} />
        <NumberField
          name="skip_offset"
          label="Skip after"
          help="Leave empty if viewers can't skip"
          unit="s"
          unitName="seconds"
          integer
          min={0}
        />
      </Section>
      <Section title="What adverts must fit">
        <NumberField name="min_duration" label="Shortest video" unit="s" unitName="seconds" min={0} max={3600} />
        <NumberField name="max_duration" label="Longest video" unit="s" unitName="seconds" min={0} max={3600} />
        <NumberField
          name="max_file_mb"
          label="Largest file"
          unit="MB"
          unitName="megabytes"
          integer
          min={1}
          max={100_000}
        />
        <CheckboxListField name="mime_types" label="File types" help="Choose none to accept all" options={fileTypes} />
        <SwitchField name="vpaid_allowed" label="VPAID scripts are allowed" />
      </Section>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
