import type { StoryContext } from '@storybook/react-vite';

export async function openSection({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: title, expanded: false }));
}
