import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { updatePreferences } from '@/shared/api';

/** Whether single keys act in the user's queue: speech input and slips of the hand press them unintended. */
export function useShortcutChoice(): { hasShortcuts: boolean; choose: (hasShortcuts: boolean) => void } {
  // the queue waits for it: no key may act before
  const { data: user } = useSuspenseQuery(userQueries.me());
  const { mutate, isPending, variables } = useMutation({
    // a later choice is not overtaken by an earlier one
    scope: { id: 'queue shortcuts' },
    meta: { invalidates: [{ queryKey: userQueries.me().queryKey }] },
    mutationFn: (isOn: boolean) => updatePreferences({ queue_shortcuts: isOn }),
  });
  const saved = user.preferences.queue_shortcuts ?? true;
  return { hasShortcuts: isPending ? variables : saved, choose: mutate };
}
