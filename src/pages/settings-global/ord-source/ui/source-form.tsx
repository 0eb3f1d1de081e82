import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ordAccessQueries, ordModeLabels, ordOperatorLabels, ordRoleLabels, ordStatusLabels } from '@/entities/ord';
import { userLabels } from '@/entities/user';
import { LegalFields } from '@/features/save-user';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { SelectField, SwitchField, TextField, toOptions } from '@/shared/ui/field';
import { Form, FormBar, SaveBar, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { FormSections } from '@/shared/ui/form-sections';
import { Section } from '@/shared/ui/section';
import { sourceSections } from '../model/source-sections';
import type { SourceValues } from '../model/source-values';
import { ContractSection } from './contract-section';

const operators = toOptions(ordOperatorLabels);
const modes = toOptions(ordModeLabels);
const roles = toOptions(ordRoleLabels);
const statuses = toOptions(ordStatusLabels);

/** Also said of what has changed. */
const labels = {
  name: 'Name',
  operator: 'Operator',
  mode: 'ERID',
  status: 'Status',
  is_default: 'Default',
  roles: 'Roles',
  api_access_id: 'API access',
  contract: 'Contract',
} as const;

interface SourceFormProps {
  form: UseFormReturn<SourceValues>;
  label: string;
  onSubmit: (values: SourceValues) => Promise<unknown>;
  /** Whether the saved source is the default, which only another one can take from it; undefined for a new one. */
  isDefault?: boolean;
  notices?: ReactNode;
}

/** Nothing calls an operator but the check of the access. */
const onlyChecked = 'Preroll only checks the access: the ERID of an advert is entered by hand all the same';

/** The fields of an ORD source. */
export function SourceForm({ form, label, onSubmit, isDefault, notices }: SourceFormProps) {
  useFormGuard(form.control);
  const mode = useWatch({ control: form.control, name: 'mode' });
  return (
    <Form form={form} onSubmit={onSubmit} label={label} width="full">
      {notices}
      <FormSections sections={sourceSections}>
        <Section id="source" title="Source">
          <TextField name="name" label={labels.name} required />
          <SelectField name="operator" label={labels.operator} options={operators} required />
          <SelectField
            name="mode"
            label={labels.mode}
            help={mode === 'api' ? onlyChecked : 'Where the ERID of an advert comes from'}
            options={modes}
            required
          />
          {mode === 'api' && <AccessField form={form} />}
          <SelectField
            name="status"
            label={labels.status}
            help="A stopped source is not offered to new adverts; those that have it keep it"
            options={statuses}
            required
          />
          <SwitchField
            name="is_default"
            label={labels.is_default}
            help="Chosen for new registrations"
            {...(isDefault && { disabledReason: 'Make another source the default instead' })}
          />
        </Section>
        <Section id="entity" title="Legal entity">
          <LegalFields />
          <CheckboxListField name="roles" label={labels.roles} help="Its part in the register" options={roles} />
        </Section>
        <ContractSection />
      </FormSections>
      {isDefault === undefined ? (
        <FormBar>
          <SubmitButton>Save</SubmitButton>
        </FormBar>
      ) : (
        <SaveBar labels={{ ...userLabels, ...labels }} />
      )}
    </Form>
  );
}

/** Working access for the chosen operator, and the access that the source has. */
function AccessField({ form: { control } }: Pick<SourceFormProps, 'form'>) {
  const { data: accesses } = useSuspenseQuery(ordAccessQueries.list());
  const [operator, chosen] = useWatch({ control, name: ['operator', 'api_access_id'] });
  const fitting = accesses.filter((access) => access.operator === operator);
  const offered = fitting.filter(({ id, status }) => status === 'working' || id === chosen);
  return (
    <SelectField
      name="api_access_id"
      label={labels.api_access_id}
      placeholder="Choose API access"
      help={offered.length === 0 ? 'There is no working API access for this operator' : undefined}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      required
    />
  );
}
