import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { mergeEdits } from '@/shared/lib/forms';

/**
 * Keeps a form in step with what it edits, which others may change while it is open.
 *
 * A form in which nothing was typed follows. One with unsaved work stays on the record that it began with, unless
 * nothing has changed that the form shows: the server will refuse the older version, and `isBehind` says so before.
 */
export function useEditedRecord<Record extends { version: number }, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  latest: Record,
  toFormValues: (record: Record) => Values,
) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control: form.control });
  const [base, setBase] = useState(latest);
  /** What stands in the form, which begins with its record: taken in again, each list of it would count as another. */
  const shown = useRef(base);
  /** The version over which the form was last sent. */
  const [sent, setSent] = useState<number | null>(null);
  // what was just saved may be newer than what is known of it
  const isOlder = base.version < latest.version;
  const sameContent = () => JSON.stringify(toFormValues(base)) === JSON.stringify(toFormValues(latest));

  if (isOlder && (!isDirty || sameContent())) setBase(latest);
  if (isSubmitting && sent !== base.version) setSent(base.version);

  useEffect(() => {
    if (isDirty || shown.current === base) return;
    shown.current = base;
    form.reset(toFormValues(base));
  }, [base, isDirty, form, toFormValues]);

  return {
    /** What an edit starts from. */
    base,
    /** Not while it is being saved, which makes it newer. */
    isBehind: isOlder && isDirty && !isSubmitting,
    /** It was sent as it should be, and is not what there is now. */
    wasRefused: isSubmitSuccessful && sent === base.version,
    /** What was changed becomes an edit of the latest version, which stays as it is in everything else. */
    keepMine: () => {
      const theirs = toFormValues(latest);
      const merged = mergeEdits(toFormValues(base), theirs, form.getValues());
      form.reset(theirs);
      form.reset(merged, { keepDefaultValues: true });
      setBase(latest);
    },
    /** What was typed is given up for the latest version. */
    takeTheirs: () => {
      form.reset(toFormValues(latest));
      setBase(latest);
    },
    /** @param values as they stood in the form when it was saved: what was typed since is still to be saved */
    saved: (record: Record, values: Values) => {
      setBase(record);
      form.resetDefaultValues(values);
    },
  };
}
