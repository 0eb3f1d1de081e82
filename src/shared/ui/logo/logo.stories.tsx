import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './logo';

/**
 * Symbol and name in the layout of the application. Don't recolour it or add text to it.
 *
 * Use it once per page, as a link to the home page; not as decoration, and not inside a sentence.
 */
const meta = {
  title: 'Components/Layout/Logo (brand)',
  id: 'components-layout-logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;

export const SymbolAndName: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Preroll')).toBeVisible();
    // the symbol is decorative: only the name is announced
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
