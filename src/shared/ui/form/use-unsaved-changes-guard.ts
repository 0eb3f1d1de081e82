import { useBlocker } from '@tanstack/react-router';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useConfirm } from '@/shared/ui/confirm-dialog';

interface GuardOptions {
  /**
   * Saves the changes as a draft and resolves to whether it succeeded. Navigation within the application then needs no
   * confirmation.
   */
  saveDraft?: () => Promise<boolean>;
  /** The search parameter that selects the part of the page with the form. Changing it leaves the form. */
  part?: string;
}

/**
 * Asks before unsaved changes are lost by a link, Back or closing the tab. Changes of search parameters, such as
 * filters, don't count as leaving, except for `part`. Navigate with `ignoreBlocker: true` after saving.
 *
 * @returns asks before a form in a dialog is closed; resolves to false if the user keeps the changes
 */
export function useUnsavedChangesGuard(
  isDirty: boolean,
  { saveDraft, part }: GuardOptions = {},
): () => Promise<boolean> {
  const confirm = useConfirm();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      const isSamePart = part === undefined || readPart(current.search, part) === readPart(next.search, part);
      if ((current.pathname === next.pathname && isSamePart) || (await saveDraft?.())) return false;
      const leave = await confirm({
        title: 'Leave without saving?',
        text: 'What you changed on this page will be lost.',
        confirmLabel: 'Leave',
        danger: true,
      });
      return !leave;
    },
  });
  return async () =>
    !isDirty ||
    confirm({
      title: 'Discard changes?',
      text: 'What you entered here will be lost.',
      confirmLabel: 'Discard',
      danger: true,
    });
}

/** The guard of a form. Doesn't ask while saving, which keeps the changes and may navigate away. */
export function useFormGuard<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  options?: GuardOptions,
): () => Promise<boolean> {
  const { isDirty, isSubmitting } = useFormState({ control });
  return useUnsavedChangesGuard(isDirty && !isSubmitting, options);
}

const readPart = (search: object, part: string): unknown => (search as Record<string, unknown>)[part];
