import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { FolderCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { type SavedFolder, useSaveFolder } from '../api/use-save-folder';

const Named = FolderCreate.pick({ name: true });

export interface FolderDialogProps {
  saved: SavedFolder;
  /** In which folder a new one is made, if not at the top. */
  parentName?: string | undefined;
  onSaved: (folderId: number) => void;
  onClose: () => void;
}

/** Asks for the name of a folder. */
export function OpenFolderDialog({ saved, parentName, onSaved, onClose }: FolderDialogProps) {
  const { mutateAsync: save } = useSaveFolder(saved);
  const isNew = !('folder' in saved);
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(Named),
    defaultValues: { name: isNew ? '' : saved.folder.name },
  });
  const title = isNew ? (parentName ? `New folder in ${parentName}` : 'New folder') : `Rename ${saved.folder.name}`;

  const submit = async (values: z.infer<typeof Named>) => {
    const { id } = await save(values);
    onSaved(id);
    onClose();
  };

  return (
    <Dialog title={title} open onOpenChange={(open) => !open && onClose()}>
      <Form form={form} onSubmit={submit} label={title}>
        <TextField name="name" label="Name" required />
        <SubmitButton>{isNew ? 'Create folder' : 'Rename'}</SubmitButton>
      </Form>
    </Dialog>
  );
}
