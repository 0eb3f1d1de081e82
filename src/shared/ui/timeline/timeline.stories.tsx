import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Timeline, type TimelineEntry } from './timeline';

const entries: TimelineEntry[] = [
  {
    id: 3,
    at: '2026-11-20T18:05:00',
    who: 'Anna Petrova',
    what: 'changed the budget',
    changes: [
      { field: 'Day limit', from: '€1,000.00', to: '€2,000.00' },
      { field: 'End', from: null, to: '31/12/2026' },
      { field: 'Countries', done: 'added Germany, removed France' },
    ],
  },
  { id: 2, at: '2026-11-20T09:30:00', who: 'Moderation', what: 'approved the advert' },
  {
    id: 1,
    at: '2026-11-19T16:42:00',
    who: 'Anna Petrova',
    what: 'created the advert',
    changes: [{ field: 'Comment', from: 'For the second week', to: '' }],
  },
];

const oldest: TimelineEntry[] = [
  { id: 0, at: '2026-11-18T08:00:00', who: 'Anna Petrova', what: 'created the campaign' },
];

/**
 * The history of one thing: what was changed, when, by whom, from what to what. The newest stands first; older ones come
 * when they are asked for.
 *
 * Not for steps that are still to come, and not for lists that are sorted or searched: those are a `DataTable`.
 */
const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: { label: 'History of Spring sale', entries },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of Spring sale' })).toBeVisible();
    await expect(canvas.getByText('20/11/2026, 18:05')).toHaveAttribute('datetime');
    const lines = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(lines).toContain('Day limit: from €1,000.00 to €2,000.00');
    await expect(lines).toContain('End: from nothing to 31/12/2026');
    await expect(lines).toContain('Countries: added Germany, removed France');
    await expect(lines).toContain('Comment: from For the second week to nothing');
  },
};

function Growing() {
  const [all, setAll] = useState(false);
  return (
    <Timeline
      label="History of Spring sale"
      entries={all ? [...entries, ...oldest] : entries}
      older={all ? undefined : { onShow: () => setAll(true) }}
    />
  );
}

/** The button goes when there is nothing older, and the focus goes on to what it brought. */
export const ShowOlder: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show older' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('created the campaign').closest('li')).toBe(document.activeElement));
    await expect(canvas.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  },
};

export const OlderOnTheirWay: Story = {
  args: { older: { onShow: fn(), loading: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show older' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.older?.onShow).not.toHaveBeenCalled();
  },
};

/** What came as no date is shown as it came; the others keep theirs. */
export const UnreadableDate: Story = {
  args: { entries: [{ id: 4, at: 'last week', who: 'Import', what: 'brought the advert' }, ...entries] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('last week')).toBeVisible();
    await expect(canvas.getByText('20/11/2026, 18:05')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { entries: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { entries: undefined, error: { message: 'Code 500, db', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

function Interrupted() {
  const [state, setState] = useState<'young' | 'failed' | 'whole'>('young');
  return (
    <Timeline
      label="History of Spring sale"
      entries={state === 'whole' ? [...entries, ...oldest] : entries}
      older={state === 'whole' ? undefined : { onShow: () => setState('failed') }}
      error={state === 'failed' ? { message: 'Code 500, db', onRetry: () => setState('whole') } : undefined}
    />
  );
}

/** What is known stays; Retry stands where the older ones would, and brings them. */
export const OlderFailed: Story = {
  render: () => <Interrupted />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code 500, db');
    await expect(canvas.getByText('changed the budget')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByText('created the campaign').closest('li')).toBe(document.activeElement));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const address = `https://example.com/${'spring-sale-of-everything-'.repeat(6)}?utm_source=preroll`;

export const LongTextNarrow: Story = {
  args: {
    entries: [
      {
        id: 4,
        at: '2026-11-20T18:05:00',
        who: 'Maximiliana Alexandra von und zu Hohenlohe-Schillingsfürst',
        what: 'changed where the advert leads and what is told to the moderators about it',
        changes: [{ field: 'Link', from: address, to: `${address}&utm_medium=video` }],
      },
      ...entries,
    ],
  },
  globals: { viewport: { value: 'xs' } },
};
