import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Control, useWatch } from 'react-hook-form';
import {
  ordAccessQueries,
  ordModeLabels,
  ordOperatorLabels,
  ordRoleLabels,
  ordSourceQueries,
  ordStatusLabels,
} from '@/entities/ord';
import { userLabels } from '@/entities/user';
import { LegalFields } from '@/features/save-user';
import { createOrdSource, type OrdSourceSettings, updateOrdSource } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { SelectField, SwitchField, TextField, toOptions } from '@/shared/ui/field';
import {
  EditConflictNotice,
  Form,
  FormBar,
  SaveBar,
  SubmitButton,
  useFormGuard,
  useRecordForm,
} from '@/shared/ui/form';
import { Section } from '@/shared/ui/section';
import { settingsEdits } from '@/widgets/settings-history';
import { blankSource, type SourceValues, sourceResolver, toSourceValues } from '../model/source-values';
import { ContractSection } from './contract-section';

const operators = toOptions(ordOperatorLabels);
const modes = toOptions(ordModeLabels);
const roles = toOptions(ordRoleLabels);

/** Labels of the fields; the list of changes uses them, too. */
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

/** Shown because only the check of the access calls an operator. */
const onlyChecked = 'Preroll only checks the access: the ERID of an advert is entered by hand all the same';

/** Edits an ORD source or creates one, then opens the list. */
export function SourceForm({ source }: { source?: OrdSourceSettings }) {
  const navigate = useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const { form, edited, save } = useRecordForm({
    record: source ?? { version: 0 },
    toFormValues: (record) => ('id' in record ? toSourceValues(record) : blankSource),
    resolver: sourceResolver,
    save: (values: SourceValues, { version }) =>
      source ? updateOrdSource(source.id, { ...values, version }) : createOrdSource(values),
    meta: {
      invalidates: [{ queryKey: ordSourceQueries.all() }],
      success: ({ name }: OrdSourceSettings) => `ORD source ${name} ${source ? 'updated' : 'created'}`,
    },
  });
  const { control } = form;
  useFormGuard(control);
  const mode = useWatch({ control, name: 'mode' });
  const submit = async (values: SourceValues) => {
    await save(values);
    if (isCurrentScreen())
      await navigate({ to: '/$cabinet/settings-global/ord/sources', params: { cabinet: 'admin' } });
  };
  return (
    <Form form={form} onSubmit={submit} label={source ? 'Edit ORD source' : 'New ORD source'}>
      {source && (
        <EditConflictNotice what="ORD source" edited={edited} history={settingsEdits('ord_source', source.id)} />
      )}
      <Section title="Source">
        <TextField name="name" label={labels.name} required />
        <SelectField name="operator" label={labels.operator} options={operators} required />
        <SelectField
          name="mode"
          label={labels.mode}
          help={mode === 'api' ? onlyChecked : 'Where the ERID of an advert comes from'}
          options={modes}
          required
        />
        {mode === 'api' && <AccessField control={control} />}
        <SwitchField
          name="status"
          label={ordStatusLabels.working}
          help="A stopped source is not offered to new adverts; those that have it keep it"
          values={['stopped', 'working']}
        />
        <SwitchField
          name="is_default"
          label={labels.is_default}
          help="Chosen for new registrations"
          {...(source?.is_default && { disabledReason: 'Make another source the default instead' })}
        />
      </Section>
      <Section title="Legal entity">
        <LegalFields />
        <CheckboxListField name="roles" label={labels.roles} help="Its part in the register" options={roles} />
      </Section>
      <ContractSection />
      {source ? (
        <SaveBar labels={{ ...userLabels, ...labels }} />
      ) : (
        <FormBar>
          <SubmitButton>Create ORD source</SubmitButton>
        </FormBar>
      )}
    </Form>
  );
}

/** Offers working access to the chosen operator, and the access that the source already has. */
function AccessField({ control }: { control: Control<SourceValues> }) {
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
