import { useUnit } from 'effector-react';
import { useFormState } from 'react-hook-form';
import { moderatedFields } from '@/entities/advert';
import { $actsAsAdmin } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';

/** Says before saving that the advert will be looked at again. */
export function ModerationNotice() {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const { dirtyFields } = useFormState();
  const touched = moderatedFields.some((field) => dirtyFields[field]);

  if (!touched || actsAsAdmin) return null;
  return <Banner tone="warning">This change will be moderated again. Until then the advert is not shown.</Banner>;
}
