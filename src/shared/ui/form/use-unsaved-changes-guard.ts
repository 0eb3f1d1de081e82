import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '@/shared/ui/confirm-dialog';

/**
 * Asks before a form with changes is left, by a link, Back, or by closing the tab. Filters and tabs of the
 * same path are no leaving. Navigate with `ignoreBlocker: true` once the changes are saved.
 *
 * @param keep keeps what is typed for another visit, and answers whether it could: then nobody is asked who leaves within
 *   the application
 */
export function useUnsavedChangesGuard(isDirty: boolean, keep?: () => Promise<boolean>): void {
  const confirm = useConfirm();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await keep?.())) return false;
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
