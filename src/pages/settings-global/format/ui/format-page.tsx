import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { formatQueries } from '@/entities/format';
import { type FormatInput, type FormatSettings, listRefusedAdverts, updateFormat } from '@/shared/api';
import { FormatInput as formatSchema } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { EditConflictNotice, formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { PageHeader } from '@/shared/ui/page-header';
import { settingsEdits } from '@/widgets/settings-history';
import { toFormValues } from '../model/format-values';
import { FormatForm } from './format-form';
import { RefusedAdverts } from './refused-adverts';

const route = getRouteApi('/$cabinet/settings-global/formats/$formatId');

/** Edits a format. Where working adverts would no longer fit, saving names them and asks first. */
export function FormatPage() {
  const { cabinet, formatId } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const confirm = useConfirm();
  const { data: format } = useSuspenseQuery(formatQueries.detail(formatId));
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(formatSchema),
    defaultValues: toFormValues(format),
  });
  const edited = useEditedRecord(form, format, toFormValues);
  const { base } = edited;
  const { mutateAsync: findRefused } = useMutation({
    meta: { hasForm: true },
    mutationFn: ({ min_duration, max_duration, max_file_mb, vpaid_allowed, mime_types }: FormatInput) =>
      listRefusedAdverts(formatId, { min_duration, max_duration, max_file_mb, vpaid_allowed, mime_types }),
  });
  const { mutateAsync: update } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: formatQueries.all() }, dictionaryQueries.formats()],
      success: ({ name }: FormatSettings) => `Format ${name} updated`,
    },
    mutationFn: ({ code: _, ...values }: FormatInput) => updateFormat(formatId, { ...values, version: base.version }),
  });

  const save = async (values: FormatInput) => {
    const refused = await findRefused(values);
    const isSure =
      refused.total === 0 ||
      (await confirm({
        title: `Save ${values.name}?`,
        text: <RefusedAdverts {...refused} />,
        confirmLabel: 'Save format',
      }));
    if (!isSure) return;
    await update(values);
    if (isCurrentScreen()) await navigate({ to: '/$cabinet/settings-global/formats', params: { cabinet } });
  };

  return (
    <>
      <PageHeader title={`Edit ${format.name}`} />
      <FormatForm
        form={form}
        label="Edit format"
        onSubmit={save}
        isSaved
        notices={<EditConflictNotice what="format" edited={edited} history={settingsEdits('format', formatId)} />}
      />
    </>
  );
}
