import { todayIn } from '@preroll/rules/time/periods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { getGetInvalidTrafficResponseMock } from '@/shared/api/generated/endpoints/finances/finances.msw';
import { formatMonth } from '@/shared/lib/dates';
import { nextDownload } from '@/shared/testing/next-download';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const meta = {
  title: 'Screens/Invalid traffic',
  component: Screen,
  args: { path: '/webmaster/finances/invalid-traffic?month=%222026-10%22' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const october = getGetInvalidTrafficResponseMock();
const answering = (values: Partial<typeof october>) =>
  http.get('*/finances/months/:month/invalid-traffic', () => HttpResponse.json({ ...october, ...values }));

/** The unpaid traffic by reason, and the same as a file. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = '3.1% of the impressions of October 2026 are invalid, most often “Data centre”.';
    await expect(await canvas.findByText(text)).toBeVisible();
    const row = canvas.getByRole('row', { name: /^Data centre/ });
    await expect(row).toHaveTextContent(/belongs to a data centre, not to a viewer\.2,4101283012,060$/);
    await expect(canvas.getByRole('row', { name: /^All reasons/ })).toHaveTextContent(/3,1164091015,216$/);
    await expect(canvas.getByRole('button', { name: 'Month: October 2026' })).toBeVisible();
    const download = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const { name, text: csv } = await download;
    await expect(name).toMatch(/^invalid-traffic-2026-10-/);
    await expect(csv).toContain('Data centre,2410,12,830,12060\r\n');
  },
};

/** The reason with the most requests comes first, although another one has more impressions. */
export const MostlyRequests: Story = {
  beforeEach: ({ msw }) => {
    const [datacentre, robot, ...others] = october.items;
    if (datacentre === undefined || robot === undefined) throw new Error('The example has two reasons');
    msw.use(answering({ items: [{ ...robot, events: 90_000 }, datacentre, ...others] }));
  },
  play: async ({ canvas }) => {
    const text = '3.1% of the impressions of October 2026 are invalid, most often “Data centre”.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answering({
        items: [],
        total: { impressions: 0, clicks: 0, complete_views: 0, events: 0 },
        ...{ invalid_rate: 0, preliminary: true },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing invalid')).toBeVisible();
    await expect(canvas.getByText('No impression of October 2026 is invalid.')).toBeVisible();
    await expect(canvas.getByText('Late events may still come.')).toBeVisible();
  },
};

/** The current month depends on the webmaster's time zone, not the viewer's. */
export const PresentMonth: Story = {
  args: { path: '/webmaster/finances/invalid-traffic' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/finances/months/current/invalid-traffic', () =>
        HttpResponse.json({ ...october, timezone: 'Pacific/Kiritimati' }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Month: October 2026' }));
    const latest = todayIn('Pacific/Kiritimati').slice(0, 7);
    const months = await screen.findAllByRole('menuitemradio');
    await expect(months[0]).toHaveAccessibleName(formatMonth(latest));
  },
};

/** Managers and admins choose a webmaster first. */
export const OfNobody: Story = {
  tags: ['nightly'],
  args: { path: '/manager/finances/invalid-traffic' },
  ...seenBy(as.manager),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a webmaster')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter by Site' })).toBeNull();
  },
};

/** The numbers of the month are unavailable. */
export const Failure: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/finances/months/:month/invalid-traffic', () =>
        HttpResponse.json({ error: 'The event store does not answer', since: '2026-11-20T10:00:00Z' }, { status: 503 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The event store does not answer\. Events are still recorded/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  args: { path: '/webmaster/finances/invalid-traffic?site=4' },
  beforeEach: ({ msw }) => msw.use(answering({ site_name: longName })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3\.1% of the impressions/)).toBeVisible();
  },
};
