import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CircleCheck, Wallet } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Notice } from './notice';
import { NoticeList } from './notice-list';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** An item of `NoticeList`. */
const item = (key: number, at: Date, notice: Omit<ComponentProps<typeof Notice>, 'at'>) => ({
  key,
  at,
  notice: <Notice to="/" {...notice} at={at} />,
});

const banned = item(3, new Date(), {
  icon: <Ban aria-hidden />,
  tone: 'error',
  text: 'Advert “Winter blend” was banned: Misleading claim',
  unread: true,
});
const approved = item(2, hoursAgo(24), {
  icon: <CircleCheck aria-hidden />,
  tone: 'success',
  text: 'Advert “Spring sale” was approved',
  unread: false,
});
const oldest = item(1, new Date('2026-09-12T12:00:00Z'), {
  icon: <Wallet aria-hidden />,
  text: 'Your payment of RUB 20,000.00 was received',
  unread: false,
});

/**
 * Events that concern the user's records, newest first and grouped by day. Each is a link to its record. Unread ones
 * have a dot and bold text, and are announced as unread.
 *
 * Not for content of the page itself, nor for the outcome of the user's own action, which is a toast.
 */
const meta = {
  title: 'Components/Data/Notice (notification, inbox)',
  id: 'components-data-notice',
  component: NoticeList,
  args: {
    label: 'Notifications',
    empty: { title: 'No notifications yet', text: 'What is decided about your adverts will be listed here.' },
    items: [banned, approved],
  },
  parameters: {
    anatomy: {
      'li a > svg': 'Picture of the state',
      'li a > span': 'What has happened to which record, and why',
      h3: 'The day, where those of the account begin',
      'li time': 'How long ago, or the time of an earlier day; the date as well in its tooltip',
    },
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnreadAndRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notifications' })).toBeVisible();
    const yesterday = within(canvas.getByRole('list', { name: 'Yesterday' }));
    await expect(
      canvas.getByRole('link', { name: /^Unread: Advert “Winter blend” was banned: Misleading claim ?, / }),
    ).toBeVisible();
    const read = yesterday.getByRole('link', { name: /^Advert “Spring sale” was approved ?, \d{2}:\d{2}$/ });
    await expect(within(read).getByText(/^\d/).title).toMatch(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/);
  },
};

function Growing() {
  const [all, setAll] = useState(false);
  return (
    <NoticeList
      {...meta.args}
      older={all ? undefined : { onShow: () => setAll(true), loading: false }}
      items={all ? [banned, approved, oldest] : [banned, approved]}
    />
  );
}

/** The focus moves to the first of the older notices. */
export const ShowOlder: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /payment/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};

export const LoadingOlder: Story = {
  args: { older: { onShow: fn(), loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show older' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    items: undefined,
    error: { message: 'The server could not answer. Try again in a moment.', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Limited to four lines; the record has the full text. */
export const LongReasonOnAPhone: Story = {
  args: {
    items: [
      item(1, hoursAgo(1), {
        icon: <Ban aria-hidden />,
        tone: 'error',
        text: `Advert “${'Everything must go '.repeat(6).trim()}” was banned: ${'The claim is not true. '.repeat(20)}`,
        unread: true,
      }),
    ],
  },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const line = Number.parseFloat(getComputedStyle(canvas.getByRole('link')).lineHeight);
    const text = canvas.getByText(/^Advert/);
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(line * 4 + 1);
  },
};
