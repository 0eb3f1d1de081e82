import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { notices } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

/** The target of the link in a report mail, for a signed-out user. */
const meta = {
  title: 'Screens/Unsubscribe',
  component: Screen,
  args: { path: '/unsubscribe/nG1pOoZ4U3pX2vQd1cWcYw0J3h6tqFvK8rYb5mEeLxs' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.visitor),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stopping requires a click, so programs that only open the link change nothing. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Spring by country')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText('You have unsubscribed')).toBeVisible();
  },
};

/** A used or incomplete link: the page says what to do, and no toast repeats it. */
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
