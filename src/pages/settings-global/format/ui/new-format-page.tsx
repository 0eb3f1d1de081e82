import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { formatQueries } from '@/entities/format';
import { createFormat, type FormatInput, type FormatSettings } from '@/shared/api';
import { FormatInput as formatSchema } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { formBehaviour } from '@/shared/ui/form';
import { PageHeader } from '@/shared/ui/page-header';
import { blankFormat } from '../model/format-values';
import { FormatForm } from './format-form';

const route = getRouteApi('/$cabinet/settings-global/formats/new');

/** Creates a format, then opens the list. */
export function NewFormatPage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const form = useForm({ ...formBehaviour, resolver: contractResolver(formatSchema), defaultValues: blankFormat });
  const { mutateAsync: create } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: formatQueries.all() }, dictionaryQueries.formats()],
      success: ({ name }: FormatSettings) => `Format ${name} created`,
    },
    mutationFn: (values: FormatInput) => createFormat(values),
  });
  const save = async (values: FormatInput) => {
    await create(values);
    if (isCurrentScreen()) await navigate({ to: '/$cabinet/settings-global/formats', params: { cabinet } });
  };
  return (
    <>
      <PageHeader title="New format" />
      <FormatForm form={form} label="New format" onSubmit={save} />
    </>
  );
}
