import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { placementQueries } from '@/entities/placement';
import { managesOthers } from '@/entities/session';
import { siteQueries } from '@/entities/site';
import { createPlacement, type Placement, type PlacementInput } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { Form, FormBar, formBehaviour, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { useFolding } from '@/shared/ui/form-sections';
import { PageHeader } from '@/shared/ui/page-header';
import { placementResolver, toFormValues } from '../model/placement-form';
import { placementSections } from '../model/placement-sections';
import { PlacementFields } from './placement-fields';

const route = getRouteApi('/$cabinet/sites/$siteId/placements/new');

/** Creates a placement, then opens its page with the tag codes. */
export function NewPlacementPage() {
  const { cabinet, siteId } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const form = useForm({ ...formBehaviour, resolver: placementResolver, defaultValues: toFormValues() });
  useFormGuard(form.control);
  const { mutateAsync: create } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: placementQueries.all() }, { queryKey: siteQueries.all() }],
      success: ({ name }: Placement) => `Placement ${name} created`,
    },
    mutationFn: (values: PlacementInput) => createPlacement(siteId, values),
  });
  const { hidden, fold } = useFolding(placementSections);
  const save = async (values: PlacementInput) => {
    const { id } = await create(values);
    if (!isCurrentScreen()) return;
    await navigate({ to: '/$cabinet/sites/$siteId/placements/$placementId', params: { placementId: id } });
  };
  return (
    <>
      <PageHeader title="New placement" />
      <Form form={form} onSubmit={save} label="New placement" hidden={hidden} width="full">
        <PlacementFields isOwn={!managesOthers(cabinet)} fold={fold} />
        <FormBar>
          <SubmitButton>Create placement</SubmitButton>
        </FormBar>
      </Form>
    </>
  );
}
