import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shortcutLabels } from '@/shared/lib/shortcut';
import { ShortcutKeys } from './shortcut-keys';

/**
 * A keyboard shortcut beside the name of its action, in a menu, a palette or on a button. Only a visual hint: the
 * control itself announces the shortcut through `aria-keyshortcuts` (`ariaKeys`).
 *
 * Never show keys without text beside them. Don't use it for code or file names.
 */
const meta = {
  title: 'Components/Actions/Shortcut (hotkey, kbd)',
  id: 'components-actions-shortcut',
  component: ShortcutKeys,
} satisfies Meta<typeof ShortcutKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = { args: { keys: ['Enter'] } };

export const Combination: Story = {
  args: { keys: shortcutLabels('Mod+K', false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl')).toBeVisible();
    await expect(canvas.getByText('K')).toBeVisible();
  },
};

export const OnAMac: Story = { args: { keys: shortcutLabels('Mod+K', true) } };
