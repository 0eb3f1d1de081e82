import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Plays a screen until its title is there; nothing sticks out at the side. */
export const shows =
  (title: string) =>
  async ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  };
