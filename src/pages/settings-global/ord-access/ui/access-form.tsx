import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ordEnvironmentLabels, ordOperatorLabels, ordStatusLabels } from '@/entities/ord';
import { PasswordField, SelectField, TextField, toOptions } from '@/shared/ui/field';
import { Form, SaveBar, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import { UrlField } from '@/shared/ui/url-field';
import type { AccessValues } from '../model/access-values';

const operators = toOptions(ordOperatorLabels);
const environments = toOptions(ordEnvironmentLabels);
const statuses = toOptions(ordStatusLabels);

/** Also said of what has changed. */
const labels = {
  name: 'Name',
  operator: 'Operator',
  environment: 'Environment',
  base_url: 'Address',
  token: 'Token',
  status: 'Status',
} as const;

interface AccessFormProps<Output extends FieldValues> {
  form: UseFormReturn<AccessValues, unknown, Output>;
  label: string;
  onSubmit: (values: Output) => Promise<unknown>;
  /** The end of the stored token, which an empty field keeps. */
  lastFour?: string;
  notices?: ReactNode;
}

/** The fields of API access. */
export function AccessForm<Output extends FieldValues>({
  form,
  label,
  onSubmit,
  lastFour,
  notices,
}: AccessFormProps<Output>) {
  useFormGuard(form.control);
  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      {notices}
      <Section title="API">
        <TextField name="name" label={labels.name} required />
        <SelectField name="operator" label={labels.operator} options={operators} required />
        <SelectField
          name="environment"
          label={labels.environment}
          help="Registrations in a sandbox don't count"
          options={environments}
          required
        />
        <UrlField
          name="base_url"
          label={labels.base_url}
          help="The operator's API, such as https://api.ord.vk.com"
          secure
          required
        />
        <PasswordField
          name="token"
          label={labels.token}
          help={
            lastFour === undefined
              ? 'Stored encrypted. After saving it is shown once'
              : `Leave empty to keep the token that ends with ${lastFour}`
          }
          autoComplete="new-password"
          required={lastFour === undefined}
        />
        <SelectField
          name="status"
          label={labels.status}
          help="Stopped access is not offered; sources that use it keep it"
          options={statuses}
          required
        />
      </Section>
      {lastFour === undefined ? <SubmitButton>Save</SubmitButton> : <SaveBar labels={labels} />}
    </Form>
  );
}
