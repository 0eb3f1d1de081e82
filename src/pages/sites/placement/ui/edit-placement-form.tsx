import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { describePlacementChange, placementLabels, placementQueries } from '@/entities/placement';
import { listPlacementChanges, type Placement, type PlacementInput, updatePlacement } from '@/shared/api';
import { EditConflictNotice, Form, formBehaviour, SaveBar, useEditedRecord, useFormGuard } from '@/shared/ui/form';
import { useFolding } from '@/shared/ui/form-sections';
import { placementResolver, toFormValues } from '../model/placement-form';
import { placementSections } from '../model/placement-sections';
import { PlacementFields } from './placement-fields';

/** Edits a placement. */
export function EditPlacementForm({ placement }: { placement: Placement }) {
  const form = useForm({ ...formBehaviour, resolver: placementResolver, defaultValues: toFormValues(placement) });
  const edited = useEditedRecord(form, placement, toFormValues);
  const { base, saved } = edited;
  useFormGuard(form.control);
  const { mutateAsync: update } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: placementQueries.all() }],
      success: ({ name }: Placement) => `Placement ${name} updated`,
    },
    mutationFn: (values: PlacementInput) => updatePlacement(placement.id, { ...values, version: base.version }),
  });
  const { hidden, fold } = useFolding(placementSections);
  const save = async (values: PlacementInput) => {
    const updated = await update(values);
    saved(updated, toFormValues(updated));
  };
  return (
    <Form form={form} onSubmit={save} label="Settings" hidden={hidden} width="full">
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
