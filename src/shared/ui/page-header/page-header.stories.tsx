import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { StatusBadge } from '@/shared/ui/status-badge';
import { PageHeader } from './page-header';
import { Parents, ParentsContext } from './parents';

const OneParent = () => <Parents items={[{ label: 'Campaigns', to: '/' }]} />;

const TwoParents = () => (
  <Parents
    items={[
      { label: 'Campaigns', to: '/' },
      { label: 'Spring sale', to: '/' },
    ]}
  />
);

/**
 * Header of a page: its only `h1`, which also sets the title of the browser tab, its status and the primary actions.
 * Every page has exactly one.
 *
 * For the parts of a page use the title of a `Section`; a dialog has its own title.
 */
const meta = {
  title: 'Components/Layout/Page header',
  component: PageHeader,
  args: { title: 'Campaigns' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Campaigns');
    await waitFor(() => expect(document.title).toBe('Campaigns · Preroll'));
  },
};

export const Full: Story = {
  args: {
    title: 'Spring sale',
    description: 'Campaign of Northwind Traders, 01/03/2026 to 31/03/2026',
    badge: <StatusBadge status="stopped">Stopped</StatusBadge>,
    actions: (
      <>
        <Button variant="outline">Edit</Button>
        <Button>New advert</Button>
      </>
    ),
  },
};

export const LongTitleOnAPhone: Story = {
  args: { ...Full.args, title: 'Autumn retargeting of visitors who left the basket_2026-09_final_v2_really-final' },
  globals: { viewport: { value: 'xs' } },
};

/** A layout provides the parent screens. A single parent has a chevron. */
export const BelowAnotherScreen: Story = {
  args: { ...Full.args },
  decorators: [
    (Story) => (
      <ParentsContext value={OneParent}>
        <Story />
      </ParentsContext>
    ),
  ],
  play: async ({ canvas }) => {
    const parents = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(parents.getAllByRole('link')).toHaveLength(1);
    await expect(parents.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/');
  },
};

export const BelowSeveralScreens: Story = {
  args: { ...Full.args },
  decorators: [
    (Story) => (
      <ParentsContext value={TwoParents}>
        <Story />
      </ParentsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Campaigns/Spring sale');
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The record's name, its state, and one solid button for the most common next step. */
export const NameAndNextStep: Story = { ...good, args: { ...Full.args } };

/** A long description and a button for every action distract from the name. */
export const SentenceAndToolbar: Story = {
  ...bad,
  args: {
    title: 'On this page you can manage your campaign',
    actions: (
      <>
        <Button>Edit</Button>
        <Button>Copy</Button>
        <Button>Archive</Button>
        <Button>New advert</Button>
      </>
    ),
  },
};
