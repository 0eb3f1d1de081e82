import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorModeKey, setColorMode } from './color-mode';
import { ColorModeToggle } from './color-mode-toggle';

/**
 * Light, dark or the system's theme. Follows the system until the user chooses; the choice is stored in this browser
 * and applied before the first paint.
 *
 * Belongs in the layout of the application. Pages never mix themes, and no screen sets one.
 */
const meta = {
  title: 'Components/Actions/Colour mode toggle (dark mode, theme switch)',
  id: 'components-actions-colour-mode-toggle',
  component: ColorModeToggle,
  beforeEach: () => {
    const wasDark = document.documentElement.classList.contains('dark');
    return () => {
      setColorMode('system');
      document.documentElement.classList.toggle('dark', wasDark);
    };
  },
} satisfies Meta<typeof ColorModeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheSystem: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Same as system' })).toBeChecked();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(document.documentElement).toHaveClass('dark');
    await expect(localStorage.getItem(colorModeKey)).toBe('dark');

    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(document.documentElement).not.toHaveClass('dark');

    await userEvent.click(canvas.getByRole('radio', { name: 'Same as system' }));
    await expect(localStorage.getItem(colorModeKey)).toBeNull();
  },
};
