import { moderatedFields } from '@preroll/rules/moderated-fields';
import { useUnit } from 'effector-react';
import { useFormState } from 'react-hook-form';
import type { AdvertStatus } from '@/entities/advert';
import { $actsAsAdmin } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';

/** Says before saving that the advert will be looked at again. A banned one stays banned. */
export function ModerationNotice({ status }: { status: AdvertStatus }) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const { dirtyFields } = useFormState();
  const touched = moderatedFields.some((field) => dirtyFields[field]);

  if (!touched || actsAsAdmin || status === 'ban') return null;
  return <Banner tone="warning">This change will be moderated again. Until then the advert is not shown.</Banner>;
}
