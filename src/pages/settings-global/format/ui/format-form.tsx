import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fileTypeLabels, formatKindLabels, formatStatusLabels } from '@/entities/format';
import type { FormatInput } from '@/shared/api';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { SelectField, SwitchField, TextField, toOptions } from '@/shared/ui/field';
import { Form, FormBar, SaveBar, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { FormSections } from '@/shared/ui/form-sections';
import { NumberField } from '@/shared/ui/number-field';
import { Section } from '@/shared/ui/section';
import { formatSections } from '../model/format-sections';

const kinds = toOptions(formatKindLabels);
const statuses = toOptions(formatStatusLabels);
const fileTypes = toOptions(fileTypeLabels);

/** Also said of what has changed. */
const labels = {
  name: 'Name',
  kind: 'Kind',
  status: 'Status',
  price_floor: 'Minimum bid',
  width: 'Width',
  height: 'Height',
  skip_offset: 'Skip after',
  min_duration: 'Shortest video',
  max_duration: 'Longest video',
  max_file_mb: 'Largest file',
  mime_types: 'File types',
  vpaid_allowed: 'VPAID scripts are allowed',
} as const;

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
  useFormGuard(form.control);
  return (
    <Form form={form} onSubmit={onSubmit} label={label} width="full">
      {notices}
      <FormSections sections={formatSections}>
        <Section id="format" title="Format">
          <TextField name="name" label={labels.name} required />
          <TextField
            name="code"
            label="Code"
            required
            {...(isSaved
              ? { disabled: true, disabledReason: 'The code of a format cannot be changed' }
              : { help: 'Lower-case letters, digits and hyphens; cannot be changed later' })}
          />
          <SelectField name="kind" label={labels.kind} options={kinds} required />
          <SelectField
            name="status"
            label={labels.status}
            help="A stopped format is not offered; campaigns that have it keep it"
            options={statuses}
            required
          />
          <NumberField
            name="price_floor"
            label={labels.price_floor}
            help="In the base currency; bids in others are compared by today's rate"
            min={0}
            required
          />
        </Section>
        <Section id="frame" title="Frame">
          <NumberField name="width" label={labels.width} unit="px" unitName="pixels" integer min={1} max={7680} />
          <NumberField name="height" label={labels.height} unit="px" unitName="pixels" integer min={1} max={7680} />
          <NumberField
            name="skip_offset"
            label={labels.skip_offset}
            help="Leave empty if viewers can't skip"
            unit="s"
            unitName="seconds"
            integer
            min={0}
          />
        </Section>
        <Section id="adverts" title="What adverts must fit">
          <NumberField name="min_duration" label={labels.min_duration} unit="s" unitName="seconds" min={0} max={3600} />
          <NumberField name="max_duration" label={labels.max_duration} unit="s" unitName="seconds" min={0} max={3600} />
          <NumberField
            name="max_file_mb"
            label={labels.max_file_mb}
            unit="MB"
            unitName="megabytes"
            integer
            min={1}
            max={100_000}
          />
          <CheckboxListField
            name="mime_types"
            label={labels.mime_types}
            help="Choose none to accept all"
            options={fileTypes}
          />
          <SwitchField name="vpaid_allowed" label={labels.vpaid_allowed} />
        </Section>
      </FormSections>
      {isSaved ? (
        <SaveBar labels={labels} />
      ) : (
        <FormBar>
          <SubmitButton>Save</SubmitButton>
        </FormBar>
      )}
    </Form>
  );
}
