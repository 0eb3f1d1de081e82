import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Resolution, resolutionQueries, resolutionSize } from '@/entities/resolution';
import { createResolution, type Resolution as ResolutionDto, updateResolution } from '@/shared/api';
import { ResolutionInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { NumberField } from '@/shared/ui/number-field';

interface ResolutionDialogProps {
  /** The resolution to change; without one a new one is created. */
  resolution?: Resolution;
  onClose: () => void;
}

/** Asks for a resolution's size and name. */
export function ResolutionDialog({ resolution, onClose }: ResolutionDialogProps) {
  const { mutateAsync: save } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [resolutionQueries.list().queryKey],
      success: (saved: ResolutionDto) => `Resolution ${resolutionSize(saved)} ${resolution ? 'updated' : 'created'}`,
    },
    mutationFn: (values: ResolutionInput) =>
      resolution ? updateResolution(resolution.id, values) : createResolution(values),
  });
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(ResolutionInput),
    defaultValues: { width: resolution?.width, height: resolution?.height, name: resolution?.name ?? '' },
  });
  const title = resolution ? 'Edit resolution' : 'New resolution';
  return (
    <FormDialog title={title} form={form} onSubmit={save} onClose={onClose}>
      <NumberField name="width" label="Width" unit="px" unitName="pixels" integer required />
      <NumberField name="height" label="Height" unit="px" unitName="pixels" integer required />
      <TextField name="name" label="Name" />
    </FormDialog>
  );
}
