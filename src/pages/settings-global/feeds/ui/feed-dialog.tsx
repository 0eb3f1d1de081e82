import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { campaignQueries } from '@/entities/campaign';
import { currencyQueries } from '@/entities/currency';
import { dictionaryQueries } from '@/entities/dictionary';
import { feedQueries } from '@/entities/feed';
import { createFeed, type FeedSettings, updateFeed } from '@/shared/api';
import { FeedInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { SelectField, TextField } from '@/shared/ui/field';
import { formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { offerUndo } from '@/shared/ui/toaster';
import { UrlField } from '@/shared/ui/url-field';
import { kindOptions, statusOptions } from '../model/feed-labels';
import { DependentCampaigns } from './dependent-campaigns';

const blank: Omit<FeedSettings, 'id' | 'created_at' | 'updated_at'> = {
  name: '',
  code: '',
  kind: 'site',
  endpoint: null,
  currency: '',
  status: 'working',
  version: 0,
};
const toFormValues = ({ name, code, kind, endpoint, currency, status }: typeof blank) => ({
  name,
  code,
  kind,
  endpoint: endpoint ?? '',
  currency,
  status,
});

/** Edits a feed; without one it creates a new one. Stopping one asks when campaigns would be left without a feed. */
export function FeedDialog({ record, onClose }: { record?: FeedSettings; onClose: () => void }) {
  const confirm = useConfirm();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: currencies } = useSuspenseQuery(currencyQueries.list());
  const base = currencies.find(({ is_base }) => is_base)?.code ?? '';
  const resolver = contractResolver(FeedInput, ['endpoint']);
  const start = record ?? { ...blank, currency: base };
  const form = useForm({ ...formBehaviour, resolver, defaultValues: toFormValues(start) });
  const edited = useEditedRecord(form, start, toFormValues);
  const { version } = edited.base;
  const invalidates = [feedQueries.list(), dictionaryQueries.feeds(), { queryKey: campaignQueries.all() }];
  const stopped = (values: FeedInput) => (values.status === 'stopped' && record?.status === 'working' ? record : null);
  const { mutateAsync } = useMutation({
    meta: {
      hasForm: true,
      invalidates,
      // the toast of a stop has Undo
      success: (saved: FeedSettings, values: FeedInput) =>
        stopped(values) ? undefined : `Feed ${saved.name} ${record ? 'updated' : 'created'}`,
    },
    mutationFn: ({ code, ...values }: FeedInput) =>
      record ? updateFeed(record.id, { ...values, version }) : createFeed({ code, ...values }),
  });
  const { mutate: startAgain } = useMutation({
    meta: { invalidates, success: ({ name }: FeedSettings) => `Feed ${name} started` },
    mutationFn: ({ id, name, kind, endpoint, currency, version }: FeedSettings) =>
      updateFeed(id, { name, kind, endpoint, currency, status: 'working', version }),
  });
  const save = async (values: FeedInput) => {
    const stopping = stopped(values);
    const dependents = stopping
      ? await queryClient.fetchQuery(feedQueries.dependents(stopping.id))
      : { total: 0, items: [] };
    const isSure =
      dependents.total === 0 ||
      (await confirm({
        title: `Stop ${values.name}?`,
        text: <DependentCampaigns router={router} {...dependents} />,
        confirmLabel: 'Stop feed',
      }));
    if (!isSure) return false;
    const saved = await mutateAsync(values);
    if (stopping) void offerUndo(`Feed ${saved.name} stopped`, () => startAgain(saved));
    return true;
  };
  const title = record ? `Edit ${record.name}` : 'New feed';
  return (
    <FormDialog title={title} form={form} edited={{ what: 'feed', ...edited }} onSubmit={save} onClose={onClose}>
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
        help="Where requests are exchanged, https only; not needed for sites"
      />
      <SelectField
        name="currency"
        label="Currency"
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
        required
      />
      <SelectField name="status" label="Status" options={statusOptions} required />
    </FormDialog>
  );
}
