import { useForm } from 'react-hook-form';
import type { Resolution } from '@/entities/resolution';
import { ResolutionInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import { useSaveResolution } from '../api/use-save-resolution';

interface ResolutionDialogProps {
  /** The resolution to change; without one a new one is made. */
  resolution?: Resolution | undefined;
  onClose: () => void;
}

/** Asks for a resolution's size and name. */
export function ResolutionDialog({ resolution, onClose }: ResolutionDialogProps) {
  const { mutateAsync: save } = useSaveResolution(resolution?.id);
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(ResolutionInput),
    defaultValues: { width: resolution?.width, height: resolution?.height, name: resolution?.name ?? '' },
  });
  const title = resolution ? 'Edit resolution' : 'New resolution';

  const submit = async (values: ResolutionInput) => {
    await save(values);
    onClose();
  };

  return (
    <Dialog title={title} open onOpenChange={(open) => !open && onClose()}>
      <Form form={form} onSubmit={submit} label={title}>
        <NumberField name="width" label="Width" unit="px" unitName="pixels" integer required />
        <NumberField name="height" label="Height" unit="px" unitName="pixels" integer required />
        <TextField name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Dialog>
  );
}
