import { describePlacementChange, placementLabels, placementQueries } from '@/entities/placement';
import { listPlacementChanges, type Placement, type PlacementInput, updatePlacement } from '@/shared/api';
import { EditConflictNotice, Form, SaveBar, useFormGuard, useRecordForm } from '@/shared/ui/form';
import { useFolding } from '@/shared/ui/form-sections';
import { placementResolver, toFormValues } from '../model/placement-form';
import { placementSections } from '../model/placement-sections';
import { PlacementFields } from './placement-fields';

export function EditPlacementForm({ placement }: { placement: Placement }) {
  const { form, edited, save } = useRecordForm({
    record: placement,
    toFormValues,
    resolver: placementResolver,
    save: (values: PlacementInput, { version }) => updatePlacement(placement.id, { ...values, version }),
    meta: {
      invalidates: [{ queryKey: placementQueries.all() }],
      success: ({ name }: Placement) => `Placement ${name} updated`,
    },
  });
  useFormGuard(form.control);
  const { hidden, fold } = useFolding(placementSections);
  const submit = async (values: PlacementInput) => {
    const updated = await save(values);
    edited.saved(updated, toFormValues(updated));
  };
  return (
    <Form form={form} onSubmit={submit} label="Settings" hidden={hidden} width="full">
      <EditConflictNotice
        what="placement"
        edited={edited}
        history={{
          readChanges: async () => (await listPlacementChanges(placement.id)).items,
          describe: (change) => describePlacementChange(change, placement.currency),
        }}
      />
      <PlacementFields placement={placement} fold={fold} />
      <SaveBar labels={placementLabels} />
    </Form>
  );
}
