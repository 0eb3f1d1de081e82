import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { mergeEdits } from '@/shared/lib/forms';

/**
 * Keeps a form in sync with a record that others may change while it is open.
 *
 * A form without changes adopts the new version. A form with unsaved changes keeps its base version, unless the new one
 * has the same values in all fields of the form. `isOutdated` then warns that the server would reject the save.
 */
export function useEditedRecord<Record extends { version: number }, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  latest: Record,
  toFormValues: (record: Record) => DefaultValues<Values>,
) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control: form.control });
  const [base, setBase] = useState(latest);
  /**
   * The record shown by the form. Starts with `base`, because resetting to equal values would replace the identity of
   * every list.
   */
  const shown = useRef(base);
  const [sent, setSent] = useState<number | null>(null);
  // a record that was just saved may be newer than the cached one
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
    base,
    /** False while saving, because a save creates a newer version. */
    isOutdated: isOlder && isDirty && !isSubmitting,
    /** The last submit was based on this version and was rejected. */
    wasRejected: isSubmitSuccessful && sent === base.version,
    latestVersion: latest.version,
    /** The form's values in the base version and in the latest one. */
    readVersions: () => ({ base: toFormValues(base), theirs: toFormValues(latest) }),
    /**
     * Applies my changes to the latest version.
     * @param takenFromThem the fields with a conflict in which their value is kept
     */
    keepMine: (takenFromThem: readonly string[] = []) => {
      const theirs = toFormValues(latest);
      const mine = form.getValues() as DefaultValues<Values>;
      const merged = mergeEdits({ base: toFormValues(base), theirs, mine }, takenFromThem);
      form.reset(theirs);
      form.reset(merged, { keepDefaultValues: true });
      setBase(latest);
    },
    takeTheirs: () => {
      form.reset(toFormValues(latest));
      setBase(latest);
    },
    /** @param values the submitted values; anything typed since then counts as unsaved */
    saved: (record: Record, values: Values) => {
      setBase(record);
      form.resetDefaultValues(values);
    },
  };
}
