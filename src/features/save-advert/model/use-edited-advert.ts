import { useEffect, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { Advert } from '@/entities/advert';
import { type AdvertFormValues, toFormValues } from './advert-form';

const sameContent = (one: Advert, other: Advert) =>
  JSON.stringify(toFormValues(one)) === JSON.stringify(toFormValues(other));

/**
 * Keeps a form in step with its advert, which others may change while it is open.
 *
 * A form in which nothing was typed follows. One with unsaved work stays on the advert that it began with, unless only
 * the status has changed: the server will refuse the older version, and `isBehind` says so before.
 */
export function useEditedAdvert<Output>(form: UseFormReturn<AdvertFormValues, unknown, Output>, latest: Advert) {
  const { isDirty } = useFormState({ control: form.control });
  const [base, setBase] = useState(latest);
  const isOlder = base.version !== latest.version;

  if (isOlder && (!isDirty || sameContent(base, latest))) setBase(latest);

  useEffect(() => {
    if (!isDirty) form.reset(toFormValues(base));
  }, [base, isDirty, form]);

  return {
    /** What an edit starts from. */
    base,
    isBehind: isOlder && isDirty,
    /** What was typed becomes an edit of the latest version. */
    keepMine: () => setBase(latest),
    /** What was typed is given up for the latest version. */
    takeTheirs: () => {
      form.reset(toFormValues(latest));
      setBase(latest);
    },
    /** @param values as they stood in the form when it was saved: what was typed since is still to be saved */
    saved: (advert: Advert, values: AdvertFormValues) => {
      setBase(advert);
      form.resetDefaultValues(values);
    },
  };
}
