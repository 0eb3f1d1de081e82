import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/**
 * Picks an item of the open menu. Pressed and released apart, as a hand does it: the menu marks the item on the first
 * and takes it on the second.
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
