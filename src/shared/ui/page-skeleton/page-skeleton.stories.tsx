import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DetailPageSkeleton } from './detail-page-skeleton';
import { FormPageSkeleton } from './form-page-skeleton';
import { ListPageSkeleton } from './list-page-skeleton';

/**
 * A whole page that is on its way, with the Loading indicator over it, one for each kind of page: a route names its kind (`staticData.skeleton`), and the
 * frame of the cabinet draws it. Title, actions and the first block stand where those of the page will.
 *
 * Not for a part of a page, which has a skeleton of its own (`TableBones`, `FormSkeleton`), nor where something can be
 * read already. What comes sooner than the eye follows needs none, and the router shows none.
 */
const meta = { title: 'Components/Feedback/Page skeleton' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list that the server searches: campaigns, sites. */
export const List: Story = {
  render: () => <ListPageSkeleton search actions={1} />,
  play: async ({ canvas }) => {
    const indicator = canvas.getByText('Loading');
    await expect(indicator.parentElement).toHaveRole('status');
    await expect(indicator.firstElementChild).toBeVisible();
    // its words are for everybody, and it lies over the bones instead of pushing them down
    await expect(indicator.getBoundingClientRect().width).toBeGreaterThan(60);
    const bones = indicator.nextElementSibling?.getBoundingClientRect().top;
    await expect(bones).toBe(indicator.parentElement?.getBoundingClientRect().top);
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const ListOnATelephone: Story = { ...List, globals: { viewport: { value: 'xs' } } };

/** Something with a list of its own: a campaign. */
export const Dashboard: Story = { render: () => <ListPageSkeleton badge description actions={3} /> };

export const DashboardOnATelephone: Story = { ...Dashboard, globals: { viewport: { value: 'xs' } } };

/** One thing to edit, with what is known of it: an advert. */
export const Detail: Story = {
  globals: { viewport: { value: 'xl' } },
  render: () => <DetailPageSkeleton badge actions={3} aside />,
};

export const DetailOnATelephone: Story = { ...Detail, globals: { viewport: { value: 'xs' } } };

/** One short form: a new campaign. */
export const Form: Story = { render: () => <FormPageSkeleton fields={2} /> };
