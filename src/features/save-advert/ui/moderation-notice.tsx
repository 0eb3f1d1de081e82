import { moderatedChanges } from '@preroll/rules/moderated-changes';
import { useUnit } from 'effector-react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { AdvertStatus } from '@/entities/advert';
import { $actsAsAdmin } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';
import { type AdvertFormValues, withoutHiddenScript } from '../model/advert-form';

/** Warns before saving that the advert will be moderated again. A banned advert stays banned. */
export function ModerationNotice({ status }: { status: AdvertStatus }) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const { control } = useFormContext<AdvertFormValues>();
  const saved = useFormState({ control }).defaultValues as AdvertFormValues;
  const typed = useWatch({ control }) as AdvertFormValues;
  const isModerated = moderatedChanges(saved, withoutHiddenScript(typed, saved)).length > 0;

  if (!isModerated || actsAsAdmin || status === 'ban') return null;
  return <Banner tone="warning">This change needs moderation. The advert is not shown until it is approved.</Banner>;
}
