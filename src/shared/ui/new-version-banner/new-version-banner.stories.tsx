import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import { $newVersionReady } from '@/shared/lib/new-version';
import { NewVersionBanner } from './new-version-banner';

/**
 * Tells somebody whose tab has been open for days that the server has a newer build. It shows itself, at the top of a
 * layout's content in a `BannerPlace`, and stays until the page is reloaded; nothing ever reloads by itself. Not for news
 * about the product: those are a page.
 */
const meta = { title: 'Components/Feedback/New version banner', component: NewVersionBanner } satisfies Meta<
  typeof NewVersionBanner
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see, as in development. The place that announces the news is there before them. */
export const UpToDate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Version' })).toBeEmptyDOMElement();
  },
};

export const Ready: Story = {
  decorators: [
    (Story) => (
      <Provider value={fork({ values: [[$newVersionReady, true]] })}>
        <Story />
      </Provider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Version' })).toHaveTextContent(
      'A new version of Preroll is ready',
    );
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const OnATelephone: Story = { ...Ready, globals: { viewport: { value: 'xs' } } };
