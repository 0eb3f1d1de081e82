import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

/**
 * The current location and the path to it: routes at the top of a cabinet, folders above a list. Items with a URL are
 * links, others are buttons. Don't use breadcrumbs for the steps to a new record or for a page without a parent.
 */
const meta = {
  title: 'Components/Navigation/Breadcrumbs (trail)',
  id: 'components-navigation-breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Campaigns', to: '/campaigns' as '/' },
      { label: 'Spring sale', to: '/campaigns/12' as '/' },
      { label: 'Edit', to: '/' },
    ],
  },
  parameters: {
    anatomy: {
      a: 'Parent: a link to it',
      '[aria-current]': 'Where one is: no link',
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Campaigns',
      'Spring sale',
    ]);
    await expect(canvas.getByText('Edit')).toHaveAttribute('aria-current', 'page');
  },
};

/** Items without a URL of their own. */
export const Folders: Story = {
  render: function Walk() {
    const [path, setPath] = useState(['All campaigns', 'Retail', 'Shoes']);
    const items = path.map((label, index) => ({ label, onSelect: () => setPath(path.slice(0, index + 1)) }));
    return <Breadcrumbs label="Folders" items={items} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Folders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retail' }));
    await expect(canvas.getByText('Retail')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText('Shoes')).toBeNull();
  },
};

export const OneStep: Story = { args: { items: [{ label: 'Campaigns', to: '/' }] } };

const isWhole = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth <= clientWidth;

/** Five levels: long names shrink first, and none is pushed out of view. */
export const LongAndDeep: Story = {
  args: {
    items: ['All campaigns', 'Retail', 'Autumn and winter', 'Shoes', 'Everything for the garden '.repeat(6).trim()].map(
      (label) => ({ label, to: '/' as const }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await expect(isWhole(canvas.getByRole('link', { name: 'Shoes' }))).toBe(true);
  },
};

/** Shows only the current page and its parent. */
export const OnAPhone: Story = {
  ...LongAndDeep,
  globals: { viewport: { value: 'xs' } },
  play: async (context) => {
    await LongAndDeep.play?.(context);
    await expect(context.canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Each item is contained in the previous one, like folders. */
export const LiesInEachOther: Story = {
  ...good,
  args: { label: 'Folders', items: ['All campaigns', 'Retail', 'Shoes'].map((label) => ({ label, onSelect: fn() })) },
};

/** The steps of a flow don’t contain each other. Use _Steps_. */
export const StepsOfAFlow: Story = {
  ...bad,
  args: { items: ['Basics', 'Targeting', 'Create'].map((label) => ({ label, to: '/' as const })) },
};
