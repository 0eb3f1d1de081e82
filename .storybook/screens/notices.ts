import { screen, within } from 'storybook/test';

/** The toasts there are: each has its button. */
export const notices = () => screen.queryAllByRole('button', { name: 'Dismiss' });

/** The toast that says this; what could not be shown may say the same in its own place. */
export const notice = async (text: string) =>
  within(await screen.findByRole('region', { name: 'Messages' })).findByText(text);
