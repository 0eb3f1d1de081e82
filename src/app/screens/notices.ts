import { screen } from 'storybook/test';

/** The toasts there are: each has its button. */
export const notices = () => screen.queryAllByRole('button', { name: 'Dismiss' });
