import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { telephone } from './telephone';

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

export const StoppedAlready: Story = {
  globals: telephone,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/backend/api/analytics/unsubscriptions/:key', () =>
        HttpResponse.json({ error: 'Not found' }, { status: 404 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is sent')).toBeVisible();
  },
};
