import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { printedKeys } from '@/shared/lib/shortcut';
import { ShortcutKeys } from './shortcut-keys';

/**
 * Keys to press, beside the words for what they do: in a menu, a palette, on a button. They are a hint and never the
 * only way; whatever carries them tells those who don't see it by `aria-keyshortcuts` (`ariaKeys`).
 *
 * Not where no words stand beside them: keys alone tell nobody what they do. Code and names of files are no keys.
 */
const meta = { title: 'Components/Actions/Shortcut', component: ShortcutKeys } satisfies Meta<typeof ShortcutKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = { args: { keys: ['Enter'] } };

export const Together: Story = {
  args: { keys: printedKeys('Mod+K', false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl')).toBeVisible();
    await expect(canvas.getByText('K')).toBeVisible();
  },
};

export const OnAMac: Story = { args: { keys: printedKeys('Mod+K', true) } };
