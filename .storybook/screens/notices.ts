import { screen, within } from 'storybook/test';

/** The Dismiss buttons of all toasts, for counting them. */
export const notices = () => screen.queryAllByRole('button', { name: 'Dismiss' });

/** The toast with this text. The same text may also be shown elsewhere on the screen. */
export const notice = async (text: string) =>
  within(await screen.findByRole('region', { name: 'Messages' })).findByText(text);
