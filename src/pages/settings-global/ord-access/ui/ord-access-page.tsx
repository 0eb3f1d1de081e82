import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { LastCheck, ordAccessQueries } from '@/entities/ord';
import { useCheckOrdAccess } from '@/features/check-ord-access';
import { type OrdAccess, updateOrdAccess } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { Button } from '@/shared/ui/button';
import { EditConflictNotice, formBehaviour, useEditedRecord } from '@/shared/ui/form';
import { PageHeader } from '@/shared/ui/page-header';
import { Section } from '@/shared/ui/section';
import { settingsEdits } from '@/widgets/settings-history';
import { type SavedAccess, savedAccessResolver, toAccessValues } from '../model/access-values';
import { AccessForm } from './access-form';
import { useSavedToken } from './saved-token';

const route = getRouteApi('/$cabinet/settings-global/ord/api-access/$accessId');

/** Edits API access, and checks what is saved. */
export function OrdAccessPage() {
  const { cabinet, accessId } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const { showToken, tokenDialog } = useSavedToken();
  const { data: access } = useSuspenseQuery(ordAccessQueries.detail(accessId));
  const form = useForm({ ...formBehaviour, resolver: savedAccessResolver, defaultValues: toAccessValues(access) });
  const edited = useEditedRecord(form, access, toAccessValues);
  const { base } = edited;
  const { mutateAsync: update } = useMutation({
    // the variables hold the token
    gcTime: 0,
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: ordAccessQueries.all() }],
      success: ({ name }: OrdAccess) => `API access ${name} updated`,
    },
    mutationFn: (values: SavedAccess) => {
      const { token, ...fields } = values;
      return updateOrdAccess(accessId, { ...fields, ...(token && { token }), version: base.version });
    },
  });
  const { mutate: check, isPending } = useCheckOrdAccess(accessId);

  const save = async (values: SavedAccess) => {
    await update(values);
    if (!isCurrentScreen()) return;
    if (values.token) await showToken(values.name, values.token);
    await navigate({ to: '/$cabinet/settings-global/ord/api-access', params: { cabinet } });
  };

  return (
    <>
      <PageHeader title={`Edit ${access.name}`} />
      <AccessForm
        form={form}
        label="Edit API access"
        onSubmit={save}
        lastFour={access.token_last_four}
        notices={
          <>
            <EditConflictNotice what="API access" edited={edited} history={settingsEdits('ord_access', accessId)} />
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
          </>
        }
      />
      {tokenDialog}
    </>
  );
}
