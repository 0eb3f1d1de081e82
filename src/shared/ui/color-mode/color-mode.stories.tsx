import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseColorMode, colorModeKey } from './color-mode';
import { ColorModeToggle } from './color-mode-toggle';

/**
 * Light, dark, or as the system has it. Follows the system until somebody chooses; the choice stays in this browser
 * and is there before the first paint.
 *
 * It stands in the frame of the application. It is not for a part of a screen: nothing is dark where the rest is light,
 * and no screen chooses a theme by itself.
 */
const meta = {
  title: 'Components/Actions/Colour mode toggle',
  component: ColorModeToggle,
  beforeEach: () => {
    const wasDark = document.documentElement.classList.contains('dark');
    return () => {
      chooseColorMode('system');
      document.documentElement.classList.toggle('dark', wasDark);
    };
  },
} satisfies Meta<typeof ColorModeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheSystem: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'As the system' })).toBeChecked();
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

    await userEvent.click(canvas.getByRole('radio', { name: 'As the system' }));
    await expect(localStorage.getItem(colorModeKey)).toBeNull();
  },
};
