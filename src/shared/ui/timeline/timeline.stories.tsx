import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Timeline } from './timeline';
import type { TimelineEntry } from './timeline-item';

const entries: TimelineEntry[] = [
  {
    id: 3,
    at: '2026-11-20T18:05:00',
    who: 'Anna Petrova',
    what: 'Budget updated',
    changes: [
      { field: 'Daily budget', from: 'EUR 1,000.00', to: 'EUR 2,000.00' },
      { field: 'End', from: null, to: '31/12/2026' },
      { field: 'Countries', done: 'added Germany, removed France' },
    ],
  },
  { id: 2, at: '2026-11-20T09:30:00', who: 'Moderation', what: 'Advert approved' },
  {
    id: 1,
    at: '2026-11-19T16:42:00',
    who: 'Anna Petrova',
    what: 'Advert created',
    changes: [{ field: 'Comment', from: 'For the second week', to: '' }],
  },
];

const oldest: TimelineEntry[] = [{ id: 0, at: '2026-11-18T08:00:00', who: 'Anna Petrova', what: 'Campaign created' }];

/**
 * History of one record: what was changed, when and by whom, with the values before and after. Newest first; older
 * entries are loaded on request.
 *
 * Not for future steps. To sort or search, use a `DataTable`.
 */
const meta = {
  title: 'Components/Data/Timeline (activity, history)',
  id: 'components-data-timeline',
  component: Timeline,
  args: { label: 'History of Spring sale', entries },
  parameters: {
    anatomy: {
      time: 'Moment: day and minute, in the account’s time zone',
      'time + span': 'What happened, in the past tense',
      strong: 'Who did it, where that is recorded',
      'li li': 'Field with its values before and after',
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of Spring sale' })).toBeVisible();
    const moment = canvas.getByText('20/11/2026, 18:05');
    await expect(moment).toHaveAttribute('datetime');
    // `innerText` has line breaks between block-level elements
    await expect(moment.parentElement?.innerText).toBe('20/11/2026, 18:05 Budget updated by Anna Petrova');
    const lines = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(lines).toContain('Daily budget: from EUR 1,000.00 to EUR 2,000.00');
    await expect(lines).toContain('End: from none to 31/12/2026');
    await expect(lines).toContain('Countries: added Germany, removed France');
    await expect(lines).toContain('Comment: from For the second week to none');
  },
};

/** Shows times in the account's time zone. */
export const InAnotherZone: Story = {
  args: { entries: [{ id: 5, at: '2026-11-20T12:05:00Z', what: 'Created' }], zone: 'Pacific/Auckland' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21/11/2026, 01:05')).toBeVisible();
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

/** The focus moves to the first of the loaded entries; the button disappears after the last. */
export const ShowOlder: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show older' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Campaign created').closest('li')).toBe(document.activeElement));
    await expect(canvas.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  },
};

export const LoadingOlder: Story = {
  args: { older: { onShow: fn(), loading: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show older' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.older?.onShow).not.toHaveBeenCalled();
  },
};

/** An invalid date is shown as received; other entries are unaffected. */
export const UnreadableDate: Story = {
  args: { entries: [{ id: 4, at: 'last week', who: 'Import', what: 'Advert imported' }, ...entries] },
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
    await expect(canvas.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    entries: undefined,
    error: { message: 'The server could not answer. Try again in a moment.', onRetry: fn() },
  },
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
      error={
        state === 'failed'
          ? { message: 'The server could not answer. Try again in a moment.', onRetry: () => setState('whole') }
          : undefined
      }
    />
  );
}

/** Loaded entries stay; Retry replaces the button and loads the older ones. */
export const OlderFailed: Story = {
  render: () => <Interrupted />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
    await expect(canvas.getByText('Budget updated')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByText('Campaign created').closest('li')).toBe(document.activeElement));
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
        what: 'Link, tracking parameters and notes for the moderators updated',
        changes: [{ field: 'Link', from: address, to: `${address}&utm_medium=video` }],
      },
      ...entries,
    ],
  },
  globals: { viewport: { value: 'xs' } },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Shows what was changed, by whom, and both values. */
export const BothValues: Story = { ...good, args: { entries: entries.slice(0, 1) } };

/** Doesn't say what was changed. */
export const SomethingChanged: Story = {
  ...bad,
  args: { entries: [{ id: 1, at: '2026-11-20T18:05:00', who: 'Anna Petrova', what: 'Campaign changed' }] },
};
