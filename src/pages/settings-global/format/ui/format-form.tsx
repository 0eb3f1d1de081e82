import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { fileTypeLabels, formatKindLabels, formatQueries, formatStatusLabels } from '@/entities/format';
import { createFormat, type FormatInput, type FormatSettings, listRefusedAdverts, updateFormat } from '@/shared/api';
import { FormatInput as formatSchema } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { FieldPair, SelectField, SwitchField, TextField, toOptions } from '@/shared/ui/field';
import {
  EditConflictNotice,
  Form,
  FormBar,
  SaveBar,
  SubmitButton,
  useFormGuard,
  useRecordForm,
} from '@/shared/ui/form';
import { NumberField, SizeFields } from '@/shared/ui/number-field';
import { Section } from '@/shared/ui/section';
import { settingsEdits } from '@/widgets/settings-history';
import { blankFormat, toFormValues } from '../model/format-values';
import { RefusedAdverts } from './refused-adverts';

const kinds = toOptions(formatKindLabels);
const fileTypes = toOptions(fileTypeLabels);

/** Labels of the fields; the list of changes uses them, too. */
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

/**
 * Edits a format or creates one, then opens the list. If working adverts would no longer fit, saving lists them and
 * asks for a confirmation.
 */
export function FormatForm({ format }: { format?: FormatSettings }) {
  const navigate = useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const confirm = useConfirm();
  const { form, edited, save } = useRecordForm({
    record: format ?? { version: 0 },
    toFormValues: (record) => ('id' in record ? toFormValues(record) : blankFormat),
    resolver: contractResolver(formatSchema),
    save: ({ code, ...values }: FormatInput, { version }) =>
      format ? updateFormat(format.id, { ...values, version }) : createFormat({ code, ...values }),
    meta: {
      invalidates: [{ queryKey: formatQueries.all() }, dictionaryQueries.formats()],
      success: ({ name }: FormatSettings) => `Format ${name} ${format ? 'updated' : 'created'}`,
    },
  });
  useFormGuard(form.control);
  const { mutateAsync: findRefused } = useMutation({
    meta: { hasForm: true },
    mutationFn: async ({ min_duration, max_duration, max_file_mb, vpaid_allowed, mime_types }: FormatInput) =>
      format
        ? listRefusedAdverts(format.id, { min_duration, max_duration, max_file_mb, vpaid_allowed, mime_types })
        : { total: 0, items: [] },
  });

  const isOverlay = useWatch({ control: form.control, name: 'kind' }) === 'overlay';

  const submit = async (typed: FormatInput) => {
    // an overlay is a picture and can't run scripts
    const values = isOverlay ? { ...typed, vpaid_allowed: false } : typed;
    const refused = await findRefused(values);
    const isSure =
      refused.total === 0 ||
      (await confirm({
        title: `Save ${values.name}?`,
        text: <RefusedAdverts {...refused} />,
        confirmLabel: 'Save format',
      }));
    if (!isSure) return;
    await save(values);
    if (isCurrentScreen()) await navigate({ to: '/$cabinet/settings-global/formats', params: { cabinet: 'admin' } });
  };

  return (
    <Form form={form} onSubmit={submit} label={format ? 'Edit format' : 'New format'}>
      {format && <EditConflictNotice what="format" edited={edited} history={settingsEdits('format', format.id)} />}
      <Section title="Format">
        <TextField name="name" label={labels.name} required />
        <TextField
          name="code"
          label="Code"
          required
          {...(format
            ? { disabled: true, disabledReason: 'The code of a format cannot be changed' }
            : { help: 'Lower-case letters, digits and hyphens; cannot be changed later' })}
        />
        <SelectField
          name="kind"
          label={labels.kind}
          options={kinds}
          required
          {...(format && { help: 'While campaigns have the format, an overlay stays one and no other becomes one' })}
        />
        <NumberField
          name="price_floor"
          label={labels.price_floor}
          help="In the base currency; bids in others are compared by today's rate"
          min={0}
          required
        />
        <SwitchField
          name="status"
          label={formatStatusLabels.working}
          help="A stopped format is not offered; campaigns that have it keep it"
          values={['stopped', 'working']}
        />
      </Section>
      <Section title="Frame">
        <SizeFields />
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
      <Section title="What adverts must fit">
        <FieldPair>
          <NumberField name="min_duration" label={labels.min_duration} unit="s" unitName="seconds" min={0} max={3600} />
          <NumberField name="max_duration" label={labels.max_duration} unit="s" unitName="seconds" min={0} max={3600} />
        </FieldPair>
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
        {!isOverlay && <SwitchField name="vpaid_allowed" label={labels.vpaid_allowed} />}
      </Section>
      {format ? (
        <SaveBar labels={labels} />
      ) : (
        <FormBar>
          <SubmitButton>Create format</SubmitButton>
        </FormBar>
      )}
    </Form>
  );
}
