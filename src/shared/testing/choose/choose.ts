import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/**
 * Picks an item of the open menu. Press and release are separate, as with a real pointer: the menu highlights the item
 * on the first and selects it on the second.
 */
export async function choose(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  name: string | RegExp,
  role: 'menuitem' | 'menuitemcheckbox' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  const item = await screen.findByRole(role, { name });
  await userEvent.pointer({ keys: '[MouseLeft>]', target: item });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.pointer({ keys: '[/MouseLeft]', target: item });
}
