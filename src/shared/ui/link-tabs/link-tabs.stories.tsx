import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTab, LinkTabs } from './link-tabs';

/**
 * Two to four related pages, each with a URL of its own, so that Back, reload and shared links work.
 *
 * To change only the presentation of a page use a `Segmented`; the sections of a cabinet belong in its sidebar.
 */
const meta = {
  title: 'Components/Navigation/Link tabs (tabs)',
  id: 'components-navigation-link-tabs',
  component: LinkTabs,
  args: {
    label: 'Campaigns and groups',
    children: (
      <>
        <LinkTab to="/">Campaigns</LinkTab>
        <LinkTab to="/about">Groups</LinkTab>
      </>
    ),
  },
  parameters: {
    anatomy: {
      'a[aria-current]': 'The open page: its line lies on that of the bar',
      'a:not([aria-current])': 'Another page, a link of its own. On a narrow screen the bar scrolls',
    },
  },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Campaigns and groups' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Groups' })).not.toHaveAttribute('aria-current');
  },
};

export const OnAPhone: Story = { ...Pages, globals: { viewport: { value: 'xs' } } };

/** Live pictures of the docs page: not states of their own, so neither listed nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Pages of one kind, named by what they hold. */
export const Nouns: Story = { ...good };

/** An action is a button at the end of the page's head. */
export const Action: Story = {
  ...bad,
  args: {
    children: (
      <>
        <LinkTab to="/">Campaigns</LinkTab>
        <LinkTab to="/about">New campaign</LinkTab>
      </>
    ),
  },
};
