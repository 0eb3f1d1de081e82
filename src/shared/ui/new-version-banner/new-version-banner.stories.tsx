import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import { $newVersionReady } from '@/shared/lib/new-version';
import { NewVersionBanner } from './new-version-banner';

/**
 * Informs users of a long-open tab that the server has a newer build. Placed in a layout's `BannerPlace`, it appears by
 * itself and stays until the page is reloaded; the page never reloads by itself. Not for product news.
 */
const meta = { title: 'Components/Feedback/New version banner', component: NewVersionBanner } satisfies Meta<
  typeof NewVersionBanner
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows nothing, but the live region is already in the DOM. */
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

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'xs' } } };
