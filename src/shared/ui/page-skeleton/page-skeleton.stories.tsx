import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DetailPageSkeleton } from './detail-page-skeleton';
import { FinancesPageSkeleton } from './finances-page-skeleton';
import { FormPageSkeleton } from './form-page-skeleton';
import { ListPageSkeleton } from './list-page-skeleton';
import { MediaPageSkeleton } from './media-page-skeleton';
import { RecordPageSkeleton } from './record-page-skeleton';
import { SectionsPageSkeleton } from './sections-page-skeleton';

/**
 * Skeletons of whole pages with the loading indicator above, one per kind of page: a route names its kind
 * (`staticData.skeleton`) and the cabinet's layout renders it. Title, actions and the first block are in their final
 * positions.
 *
 * Parts of a page have skeletons of their own (`TableSkeleton`, `FormSkeleton`). The router shows no skeleton for a
 * page that loads fast.
 */
const meta = { title: 'Components/Feedback/Page skeleton' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list with figures above: campaigns. */
export const List: Story = {
  render: () => <ListPageSkeleton tabs figures actions={2} />,
  play: async ({ canvas }) => {
    const indicator = canvas.getByText('Loading');
    await expect(indicator.parentElement).toHaveRole('status');
    await expect(indicator.firstElementChild).toBeVisible();
    // wide enough to be read, and over the skeleton without shifting it
    await expect(indicator.getBoundingClientRect().width).toBeGreaterThan(60);
    const bones = indicator.nextElementSibling?.getBoundingClientRect().top;
    await expect(bones).toBe(indicator.parentElement?.getBoundingClientRect().top);
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'xs' } } };

/** A record with figures and a list: a campaign. */
export const Record: Story = { render: () => <RecordPageSkeleton badge description actions={3} requests /> };

export const RecordOnAPhone: Story = { ...Record, globals: { viewport: { value: 'xs' } } };

/** The player with the figures beside it: an advert. */
export const Media: Story = {
  globals: { viewport: { value: 'xl' } },
  render: () => <MediaPageSkeleton badge description actions={1} />,
};

/** A record with a form and facts: a user. */
export const Detail: Story = {
  globals: { viewport: { value: 'xl' } },
  render: () => <DetailPageSkeleton badge actions={3} tabs aside />,
};

export const DetailOnAPhone: Story = { ...Detail, globals: { viewport: { value: 'xs' } } };

/** The balance with its chart, and the ledger. */
export const Finances: Story = {
  globals: { viewport: { value: 'xl' } },
  render: () => <FinancesPageSkeleton actions={3} />,
};

/** Sections with links to them: settings. */
export const Sections: Story = {
  globals: { viewport: { value: 'xl' } },
  render: () => <SectionsPageSkeleton />,
};

/** A short form: a new campaign. */
export const Form: Story = { render: () => <FormPageSkeleton fields={2} /> };
