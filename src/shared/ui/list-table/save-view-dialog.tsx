import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { SavedView } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { MAX_VIEWS } from '@/shared/lib/preferences';
import { TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { notify } from '@/shared/ui/toaster';

interface SaveViewDialogProps {
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

const schemaFor = (taken: readonly string[]) =>
  z.object({ name: SavedView.shape.name }).refine(({ name }) => taken.length < MAX_VIEWS || taken.includes(name), {
    path: ['name'],
    message: `At most ${MAX_VIEWS} views: remove one first`,
  });

export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(schemaFor(taken)),
    defaultValues: { name: '' },
  });
  const replaces = taken.includes(useWatch({ control: form.control, name: 'name' }).trim());
  const save = async ({ name }: { name: string }) => {
    onSave(name);
    notify.success(`View ${name} saved`);
  };
  return (
    <FormDialog title="Save this view" form={form} onSubmit={save} onClose={onClose} submitLabel="Save view">
      <TextField
        name="name"
        label="Name"
        help={replaces ? 'Replaces the view of this name' : 'Keeps search, filters and order'}
        required
      />
    </FormDialog>
  );
}
