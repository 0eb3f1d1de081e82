import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './logo';

/**
 * The mark and the name, in the frame of the application. Stays as it is: no other colours, no other words beside it.
 *
 * Once on a page, where it leads home. It is not for ornament, nor in the middle of a sentence: there the name is text.
 */
const meta = { title: 'Components/Layout/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

export const MarkAndName: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Preroll')).toBeVisible();
    // the name is told once: the mark is for eyes
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
