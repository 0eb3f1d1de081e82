import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '@/shared/ui/confirm-dialog';

/**
 * Asks before unsaved changes are lost by a link, Back or closing the tab. Changes of the search parameters, such as
 * filters and tabs, don't count as leaving. Navigate with `ignoreBlocker: true` after saving.
 *
 * @param saveDraft saves the changes as a draft and resolves to whether it succeeded; navigation within the application then
 * needs no confirmation
 */
export function useUnsavedChangesGuard(isDirty: boolean, saveDraft?: () => Promise<boolean>): void {
  const confirm = useConfirm();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await saveDraft?.())) return false;
      const leave = await confirm({
        title: 'Leave without saving?',
        text: 'What you changed on this page will be lost.',
        confirmLabel: 'Leave',
        danger: true,
      });
      return !leave;
    },
  });
}
