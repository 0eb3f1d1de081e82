import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Waits for the title of a screen, and expects nothing to overflow at the sides. */
export const shows =
  (title: string) =>
  async ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  };
