import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { ordSourceQueries } from '@/entities/ord';
import { createOrdSource, type OrdSourceSettings } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { formBehaviour } from '@/shared/ui/form';
import { PageHeader } from '@/shared/ui/page-header';
import { blankSource, type SourceValues, sourceResolver } from '../model/source-values';
import { SourceForm } from './source-form';

const route = getRouteApi('/$cabinet/settings-global/ord/sources/new');

/** Creates an ORD source, then opens the list. */
export function NewOrdSourcePage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const form = useForm({ ...formBehaviour, resolver: sourceResolver, defaultValues: blankSource });
  const { mutateAsync: create } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: ordSourceQueries.all() }],
      success: ({ name }: OrdSourceSettings) => `ORD source ${name} created`,
    },
    mutationFn: (values: SourceValues) => createOrdSource(values),
  });
  const save = async (values: SourceValues) => {
    await create(values);
    if (isCurrentScreen()) await navigate({ to: '/$cabinet/settings-global/ord/sources', params: { cabinet } });
  };
  return (
    <>
      <PageHeader title="New ORD source" />
      <SourceForm form={form} label="New ORD source" onSubmit={save} />
    </>
  );
}
