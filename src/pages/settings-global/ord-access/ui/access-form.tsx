import { useNavigate } from '@tanstack/react-router';
import { LastCheck, ordAccessQueries, ordEnvironmentLabels, ordOperatorLabels, ordStatusLabels } from '@/entities/ord';
import { useCheckOrdAccess } from '@/features/check-ord-access';
import { createOrdAccess, type OrdAccess, updateOrdAccess } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { Button } from '@/shared/ui/button';
import { PasswordField, SelectField, SwitchField, TextField, toOptions } from '@/shared/ui/field';
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
import { UrlField } from '@/shared/ui/url-field';
import { settingsEdits } from '@/widgets/settings-history';
import {
  blankAccess,
  newAccessResolver,
  type SavedAccess,
  savedAccessResolver,
  toAccessValues,
} from '../model/access-values';
import { useSavedToken } from './saved-token';

const operators = toOptions(ordOperatorLabels);
const environments = toOptions(ordEnvironmentLabels);

/** Labels of the fields; the list of changes uses them, too. */
const labels = {
  name: 'Name',
  operator: 'Operator',
  environment: 'Environment',
  base_url: 'Address',
  token: 'Token',
  status: 'Status',
} as const;

/** Edits API access or creates it, shows a new token for the only time, then opens the list. */
export function AccessForm({ access }: { access?: OrdAccess }) {
  const navigate = useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const { showToken, tokenDialog } = useSavedToken();
  const { form, edited, save } = useRecordForm({
    record: access ?? { version: 0 },
    toFormValues: (record) => ('id' in record ? toAccessValues(record) : blankAccess),
    resolver: access ? savedAccessResolver : newAccessResolver,
    save: ({ token = '', ...values }: SavedAccess, { version }) =>
      access
        ? updateOrdAccess(access.id, { ...values, ...(token && { token }), version })
        : createOrdAccess({ ...values, token }),
    // the mutation's variables contain the token and must not stay in the cache
    gcTime: 0,
    meta: {
      invalidates: [{ queryKey: ordAccessQueries.all() }],
      success: ({ name }: OrdAccess) => `API access ${name} ${access ? 'updated' : 'created'}`,
    },
  });
  useFormGuard(form.control);
  const submit = async (values: SavedAccess) => {
    await save(values);
    if (!isCurrentScreen()) return;
    if (values.token) await showToken(values.name, values.token);
    await navigate({ to: '/$cabinet/settings-global/ord/api-access', params: { cabinet: 'admin' } });
  };
  return (
    <>
      <Form form={form} onSubmit={submit} label={access ? 'Edit API access' : 'New API access'}>
        {access && (
          <>
            <EditConflictNotice what="API access" edited={edited} history={settingsEdits('ord_access', access.id)} />
            <LastCheckSection access={access} />
          </>
        )}
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
              access
                ? `Leave empty to keep the token that ends with ${access.token_last_four}`
                : 'Stored encrypted. After saving it is shown once'
            }
            autoComplete="new-password"
            required={!access}
          />
          <SwitchField
            name="status"
            label={ordStatusLabels.working}
            help="Stopped access is not offered; sources that use it keep it"
            values={['stopped', 'working']}
          />
        </Section>
        {access ? (
          <SaveBar labels={labels} />
        ) : (
          <FormBar>
            <SubmitButton>Create API access</SubmitButton>
          </FormBar>
        )}
      </Form>
      {tokenDialog}
    </>
  );
}

function LastCheckSection({ access }: { access: OrdAccess }) {
  const { mutate: check, isPending } = useCheckOrdAccess(access.id);
  return (
    <Section
      title="Last check"
      actions={
        <Button variant="outline" size="sm" loading={isPending} onClick={() => check()}>
          Check
        </Button>
      }
    >
      <div role="status">
        <LastCheck check={access.last_check} />
      </div>
    </Section>
  );
}
