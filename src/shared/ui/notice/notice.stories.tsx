import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CircleCheck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Notice } from './notice';
import { NoticeList } from './notice-list';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const banned = (
  <Notice
    key={3}
    to="/"
    icon={<Ban aria-hidden />}
    tone="error"
    text="Advert “Winter blend” was banned: Misleading claim"
    at={hoursAgo(2)}
    unread
  />
);
const approved = (
  <Notice
    key={2}
    to="/"
    icon={<CircleCheck aria-hidden />}
    tone="success"
    text="Advert “Spring sale” was approved"
    at={hoursAgo(30)}
    unread={false}
  />
);
const oldest = (
  <Notice
    key={1}
    to="/"
    icon={<Wallet aria-hidden />}
    text="Your payment of RUB 20,000.00 was received"
    at={hoursAgo(90)}
    unread={false}
  />
);

/**
 * What has happened to the reader's records, newest first. Each is a link to its record; what is unread has a dot,
 * stronger letters, and says so to screen readers.
 *
 * Not for what the page itself shows, or for the outcome of what the reader has just done: that is a toast.
 */
const meta = {
  title: 'Components/Data/Notice (notification, inbox)',
  id: 'components-data-notice',
  component: NoticeList,
  args: {
    label: 'Notifications',
    empty: { title: 'No notifications yet', text: 'What is decided about your adverts will be listed here.' },
    children: [banned, approved],
  },
  parameters: {
    anatomy: {
      'li a > svg': 'Picture of the state',
      'li a > span': 'What has happened to which record, and why',
      'li time': 'How long ago; the exact time in its tooltip',
    },
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnreadAndRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Notifications' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Unread: Advert “Winter blend” was banned: Misleading claim ?, 2 hours ago$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Advert “Spring sale” was approved ?, 1 day ago$/ })).toBeVisible();
    await expect(canvas.getByText('2 hours ago').title).toMatch(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/);
  },
};

function Growing() {
  const [all, setAll] = useState(false);
  return (
    <NoticeList {...meta.args} older={all ? undefined : { onShow: () => setAll(true), loading: false }}>
      {all ? [banned, approved, oldest] : [banned, approved]}
    </NoticeList>
  );
}

/** The focus moves to the first of the older ones. */
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
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};

export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    children: undefined,
    error: { message: 'The server could not answer. Try again in a moment.', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Four lines at most: its record has the rest. */
export const LongReasonOnAPhone: Story = {
  args: {
    children: [
      <Notice
        key={1}
        to="/"
        icon={<Ban aria-hidden />}
        tone="error"
        text={`Advert “${'Everything must go '.repeat(6).trim()}” was banned: ${'The claim is not true. '.repeat(20)}`}
        at={hoursAgo(1)}
        unread
      />,
    ],
  },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const line = Number.parseFloat(getComputedStyle(canvas.getByRole('link')).lineHeight);
    const text = canvas.getByText(/^Advert/);
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(line * 4 + 1);
  },
};
