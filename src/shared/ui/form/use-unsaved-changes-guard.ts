import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '@/shared/ui/confirm-dialog';

/**
 * Asks before unsaved changes are lost by a link, Back or closing the tab. Changes of the search parameters, such as
 * filters, don't count as leaving, unless `part` names one. Navigate with `ignoreBlocker: true` after saving.
 *
 * @param options.saveDraft saves the changes as a draft and resolves to whether it succeeded; navigation within the
 * application then needs no confirmation
 * @param options.part the search parameter that names the part of the page with the form: another part leaves the form, too
 * @returns asks before a form is closed that is not a page: resolves to false if its changes are to be kept
 */
export function useUnsavedChangesGuard(
  isDirty: boolean,
  { saveDraft, part }: { saveDraft?: () => Promise<boolean>; part?: string } = {},
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

const readPart = (search: object, part: string): unknown => (search as Record<string, unknown>)[part];
