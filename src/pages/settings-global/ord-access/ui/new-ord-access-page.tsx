import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { ordAccessQueries } from '@/entities/ord';
import { createOrdAccess, type OrdAccess, type OrdAccessInput } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { formBehaviour } from '@/shared/ui/form';
import { PageHeader } from '@/shared/ui/page-header';
import { blankAccess, newAccessResolver } from '../model/access-values';
import { AccessForm } from './access-form';
import { useSavedToken } from './saved-token';

const route = getRouteApi('/$cabinet/settings-global/ord/api-access/new');

/** Creates API access, shows its token for the last time, then opens the list. */
export function NewOrdAccessPage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const { showToken, tokenDialog } = useSavedToken();
  const form = useForm({ ...formBehaviour, resolver: newAccessResolver, defaultValues: blankAccess });
  const { mutateAsync: create } = useMutation({
    // the variables hold the token
    gcTime: 0,
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: ordAccessQueries.all() }],
      success: ({ name }: OrdAccess) => `API access ${name} created`,
    },
    mutationFn: (values: OrdAccessInput) => createOrdAccess(values),
  });
  const save = async (values: OrdAccessInput) => {
    await create(values);
    if (!isCurrentScreen()) return;
    await showToken(values.name, values.token);
    await navigate({ to: '/$cabinet/settings-global/ord/api-access', params: { cabinet } });
  };
  return (
    <>
      <PageHeader title="New API access" />
      <AccessForm form={form} label="New API access" onSubmit={save} />
      {tokenDialog}
    </>
  );
}
