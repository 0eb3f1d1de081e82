import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { FolderCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { type SavedFolder, useSaveFolder } from '../api/use-save-folder';

const Named = FolderCreate.pick({ name: true });

export interface FolderDialogProps {
  saved: SavedFolder;
  /** The parent of a new folder; undefined for the top level. */
  parentName?: string | undefined;
  onSaved: (folderId: number) => void;
  onClose: () => void;
}

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
  };

  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={isNew ? 'Create folder' : 'Rename'}
    >
      <TextField name="name" label="Name" required />
    </FormDialog>
  );
}
