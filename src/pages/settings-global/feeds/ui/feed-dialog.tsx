import { needsEndpoint, validateFeedEndpoint } from '@preroll/rules/feed/feed-endpoint';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { currencyQueries } from '@/entities/currency';
import { feedKindLabels, feedStatusLabels } from '@/entities/feed';
import type { FeedKind, FeedSettings } from '@/shared/api';
import { FeedInput } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';
import { SelectField, SwitchField, TextField, toOptions } from '@/shared/ui/field';
import { formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { UrlField } from '@/shared/ui/url-field';
import { settingsEdits } from '@/widgets/settings-history';
import { useSaveFeed } from './use-save-feed';

const kindOptions = toOptions(feedKindLabels);

const blank: Omit<FeedSettings, 'id' | 'vast_url' | 'has_secret' | 'created_at' | 'updated_at'> = {
  name: '',
  code: '',
  kind: 'site',
  endpoint: null,
  asks: false,
  currency: '',
  status: 'working',
  version: 0,
};
const toFormValues = ({ name, code, kind, endpoint, asks, currency, status }: typeof blank) => ({
  name,
  code,
  kind,
  endpoint: endpoint ?? '',
  asks,
  currency,
  status,
});

/** Reports a missing endpoint at its field. */
const resolver = withRules(
  contractResolver(FeedInput, ['endpoint']),
  ({ kind, endpoint }): Record<string, readonly string[]> => {
    const refusal = endpoint ? validateFeedEndpoint({ kind, endpoint: endpoint.trim() }) : null;
    return refusal === null ? {} : { endpoint: [refusal] };
  },
);

const endpointHelp: Record<FeedKind, string> = {
  site: 'Not needed for sites',
  vast: 'The VAST tag that placements ask when no advert fits, https only. {page}, {ip}, {ua}, {cb}, {w} and {h} are filled in',
  rtb: 'Where requests are exchanged, https only. RTB feeds are not asked yet',
  xml: 'Where requests are exchanged, https only. XML feeds are not asked yet',
};

/** Edits a feed, or creates one if there is no `record`. */
export function FeedDialog({ record, onClose }: { record?: FeedSettings; onClose: () => void }) {
  const { data: currencies } = useSuspenseQuery(currencyQueries.list());
  const base = currencies.find(({ is_base }) => is_base)?.code ?? '';
  const start = record ?? { ...blank, currency: base };
  const form = useForm({ ...formBehaviour, resolver, defaultValues: toFormValues(start) });
  const edited = useEditedRecord(form, start, toFormValues);
  const { save } = useSaveFeed({ record, version: edited.base.version, hasForm: true });
  const [kind, asks] = useWatch({ control: form.control, name: ['kind', 'asks'] });
  const title = record ? `Edit ${record.name}` : 'New feed';
  return (
    <FormDialog
      title={title}
      form={form}
      edited={{ what: 'feed', ...edited, history: settingsEdits('feed', record?.id ?? 0) }}
      onSubmit={(values) => save({ ...values, asks: values.kind === 'vast' && values.asks })}
      onClose={onClose}
      submitLabel={record ? 'Save' : 'Create feed'}
    >
      <TextField name="name" label="Name" required />
      <TextField
        name="code"
        label="Code"
        required
        {...(record
          ? { disabled: true, disabledReason: 'The code of a feed cannot be changed' }
          : { help: 'Lower-case letters, digits and hyphens; cannot be changed later' })}
      />
      <SelectField name="kind" label="Kind" options={kindOptions} required />
      <UrlField
        name="endpoint"
        label="Endpoint"
        secure
        help={endpointHelp[kind]}
        required={needsEndpoint({ kind, asks })}
      />
      {kind === 'vast' && (
        <SwitchField
          name="asks"
          label="Asks us for adverts"
          help="The menu of the feed then has a tag for the partner, which works until this is switched off"
        />
      )}
      <SelectField
        name="currency"
        label="Currency"
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
        required
      />
      <SwitchField
        name="status"
        label={feedStatusLabels.working}
        help="A stopped feed brings no requests and is not asked"
        values={['stopped', 'working']}
      />
    </FormDialog>
  );
}
