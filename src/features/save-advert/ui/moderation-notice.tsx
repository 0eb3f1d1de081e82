import { moderatedChanges } from '@preroll/rules/advert/moderated-changes';
import { useUnit } from 'effector-react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Advert } from '@/entities/advert';
import { $actsAsModerator } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';
import { type AdvertFormValues, withoutHiddenScript } from '../model/advert-form';

/**
 * Warns before saving that the advert will be moderated again; any change of a returned advert has this effect. A
 * banned advert stays banned.
 */
export function ModerationNotice({ advert: { status, returned } }: { advert: Pick<Advert, 'status' | 'returned'> }) {
  const actsAsModerator = useUnit($actsAsModerator);
  const { control } = useFormContext<AdvertFormValues>();
  const { isDirty, defaultValues } = useFormState({ control });
  const saved = defaultValues as AdvertFormValues;
  const typed = useWatch({ control }) as AdvertFormValues;
  const isModerated = moderatedChanges(saved, withoutHiddenScript(typed, saved)).length > 0;

  if (actsAsModerator || status === 'ban') return null;
  if (returned) return isDirty && <Banner tone="info">Saving sends the advert back to review.</Banner>;
  if (!isModerated) return null;
  return <Banner tone="warning">This change needs moderation. The advert is not shown until it is approved.</Banner>;
}
