import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { ordSourceQueries } from '@/entities/ord';
import { type OrdSourceSettings, updateOrdSource } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { EditConflictNotice, formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { PageHeader } from '@/shared/ui/page-header';
import { settingsEdits } from '@/widgets/settings-history';
import { type SourceValues, sourceResolver, toSourceValues } from '../model/source-values';
import { SourceForm } from './source-form';

const route = getRouteApi('/$cabinet/settings-global/ord/sources/$sourceId');

/** Edits an ORD source. */
export function OrdSourcePage() {
  const { cabinet, sourceId } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const { data: source } = useSuspenseQuery(ordSourceQueries.detail(sourceId));
  const form = useForm({ ...formBehaviour, resolver: sourceResolver, defaultValues: toSourceValues(source) });
  const edited = useEditedRecord(form, source, toSourceValues);
  const { base } = edited;
  const { mutateAsync: update } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: ordSourceQueries.all() }],
      success: ({ name }: OrdSourceSettings) => `ORD source ${name} updated`,
    },
    mutationFn: (values: SourceValues) => updateOrdSource(sourceId, { ...values, version: base.version }),
  });
  const save = async (values: SourceValues) => {
    await update(values);
    if (isCurrentScreen()) await navigate({ to: '/$cabinet/settings-global/ord/sources', params: { cabinet } });
  };
  return (
    <>
      <PageHeader title={`Edit ${source.name}`} />
      <SourceForm
        form={form}
        label="Edit ORD source"
        onSubmit={save}
        isDefault={source.is_default}
        notices={
          <EditConflictNotice what="ORD source" edited={edited} history={settingsEdits('ord_source', sourceId)} />
        }
      />
    </>
  );
}
