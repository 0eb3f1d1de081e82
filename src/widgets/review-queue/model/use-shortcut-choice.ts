import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { updatePreferences } from '@/shared/api';

/**
 * Whether single keys work in the user's queue. They can be turned off, because speech input and slips trigger them.
 */
export function useShortcutChoice(): { hasShortcuts: boolean; choose: (hasShortcuts: boolean) => void } {
  // suspends, so that no key works before the choice is known
  const { data: user } = useSuspenseQuery(userQueries.me());
  const { mutate, isPending, variables } = useMutation({
    // runs updates in order, so that an earlier choice cannot overwrite a later one
    scope: { id: 'queue shortcuts' },
    meta: { invalidates: [{ queryKey: userQueries.me().queryKey }] },
    mutationFn: (isOn: boolean) => updatePreferences({ queue_shortcuts: isOn }),
  });
  const saved = user.preferences.queue_shortcuts ?? true;
  return { hasShortcuts: isPending ? variables : saved, choose: mutate };
}
