import { useBlocker } from '@tanstack/react-router';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useConfirm } from '@/shared/ui/confirm-dialog';

interface GuardOptions {
  /**
   * Saves the changes as a draft and resolves to whether it succeeded; navigation within the application then needs no
   * confirmation.
   */
  saveDraft?: () => Promise<boolean>;
  /** The search parameter that names the part of the page with the form: another part leaves the form, too. */
  part?: string;
}

/**
 * Asks before unsaved changes are lost by a link, Back or closing the tab. Changes of the search parameters, such as
 * filters, don't count as leaving, unless `part` names one. Navigate with `ignoreBlocker: true` after saving.
 *
 * @returns asks before a form is closed that is not a page: resolves to false if its changes are to be kept
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

/** The guard of a form; what is being saved is not lost, and saving may navigate away. */
export function useFormGuard<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  options?: GuardOptions,
): () => Promise<boolean> {
  const { isDirty, isSubmitting } = useFormState({ control });
  return useUnsavedChangesGuard(isDirty && !isSubmitting, options);
}

const readPart = (search: object, part: string): unknown => (search as Record<string, unknown>)[part];
