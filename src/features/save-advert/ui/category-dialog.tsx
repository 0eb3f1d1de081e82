import { useForm } from 'react-hook-form';
import type { Advert } from '@/entities/advert';
import { AdvertUpdate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { useUpdateAdvert } from '../api/use-update-advert';
import { CategoryField } from './category-field';

const schema = AdvertUpdate.pick({ category: true });

interface CategoryDialogProps {
  advert: Advert;
  onSaved: (saved: Advert) => void;
  onClose: () => void;
}

/** Changes only the category of an advert. */
export function CategoryDialog({ advert, onSaved, onClose }: CategoryDialogProps) {
  const { mutateAsync: update } = useUpdateAdvert();
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(schema),
    defaultValues: { category: advert.category },
  });
  return (
    <FormDialog
      title={`Category of ${advert.name}`}
      form={form}
      onSubmit={async (values) => onSaved(await update({ base: advert, values }))}
      onClose={onClose}
    >
      <CategoryField />
    </FormDialog>
  );
}
