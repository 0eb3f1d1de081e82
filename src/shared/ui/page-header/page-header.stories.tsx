import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { StatusBadge } from '@/shared/ui/status-badge';
import { PageHeader } from './page-header';

/**
 * The head of a page: its one title, which names the tab of the browser too, its status, and the main action at the
 * end. Each page has exactly one.
 *
 * Parts of a page have the title of their `Section`. Not for a dialog, which has a title of its own, and not for a
 * sentence of welcome: people have come to work.
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

export const LongTitleOnATelephone: Story = {
  args: { ...Full.args, title: 'Autumn retargeting of visitors who left the basket_2026-09_final_v2_really-final' },
  globals: { viewport: { value: 'xs' } },
};
