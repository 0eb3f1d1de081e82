import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkTab, LinkTabs } from './link-tabs';

/**
 * Two to four related pages, each with its own URL, so that Back, reload and shared links work.
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
    const other = canvas.getByRole('link', { name: 'Groups' });
    await expect(other).not.toHaveAttribute('aria-current');
    // all tabs fit, so no edge fades
    await expect(getComputedStyle(canvas.getByRole('navigation')).maskImage).toBe('none');
  },
};

export const OnAPhone: Story = { ...Pages, globals: { viewport: { value: 'xs' } } };

/** The open tab is visible without scrolling the page, and faded edges indicate further tabs. */
export const MoreThanFit: Story = {
  args: {
    children: (
      <>
        <LinkTab to="/about">Profile</LinkTab>
        <LinkTab to="/contacts">Cabinets and rights</LinkTab>
        <LinkTab to="/partners">Legal data</LinkTab>
        <LinkTab to="/eula">Sessions</LinkTab>
        <LinkTab to="/">History</LinkTab>
        <LinkTab to="/about">Activity of the last week</LinkTab>
      </>
    ),
  },
  decorators: (Component) => (
    <div style={{ paddingTop: '200vh' }}>
      <Component />
    </div>
  ),
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Campaigns and groups' });
    const tab = canvas.getByRole('link', { name: 'History' });
    // the observer is called in the next frame
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThan(bar.getBoundingClientRect().right));
    await expect(tab.getBoundingClientRect().left).toBeGreaterThan(bar.getBoundingClientRect().left);
    await expect(window.scrollY).toBe(0);
    const fades = () => /black (\d+)px, black calc\(100% - (\d+)px\)/.exec(bar.style.maskImage)?.slice(1).map(Number);
    await waitFor(() => expect(fades() ?? bar.style.maskImage).toEqual([40, 40]));
    bar.scrollLeft = 0;
    await waitFor(() => expect(fades()).toEqual([0, 40]));
    bar.scrollLeft = bar.scrollWidth;
    await waitFor(() => expect(fades()).toEqual([40, 0]));
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Pages of one kind, named with nouns. */
export const Nouns: Story = { ...good };

/** An action is a button at the end of the page header. */
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
