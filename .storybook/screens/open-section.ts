import type { StoryContext } from '@storybook/react-vite';

/** Unfolds a section of an advert's form. */
export async function openSection({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: title, expanded: false }));
}
