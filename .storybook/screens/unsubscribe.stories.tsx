import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { notices } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

/** What is behind the link in a mailed report, for somebody who is not signed in. */
const meta = {
  title: 'Screens/Unsubscribe',
  component: Screen,
  args: { path: '/unsubscribe/nG1pOoZ4U3pX2vQd1cWcYw0J3h6tqFvK8rYb5mEeLxs' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.visitor),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button, so that a program that only opens the link stops nothing. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Spring by country')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText('You have unsubscribed')).toBeVisible();
  },
};

/** Used, or copied without its end: the page says what to do, and no toast repeats it. */
export const DeadLink: Story = {
  globals: phoneWindow,
  args: { path: '/unsubscribe/nothing' },
  beforeEach: ({ msw }) => {
    const error = 'The report has been stopped already, or part of the link is missing.';
    msw.use(
      http.get('/backend/api/reports/unsubscriptions/:key', () =>
        HttpResponse.json({ error, errors: { '': [error] } }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link is no longer valid')).toBeVisible();
    await expect(canvas.getByText(/Open the whole link from the latest email/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(notices()).toHaveLength(0);
  },
};
