import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { DeliveryProcess } from '@/shared/api';
import {
  getListDeliveryProcessesMockHandler,
  getListDeliveryProcessesResponseMock,
} from '@/shared/api/generated/endpoints/processes/processes.msw';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { recovering } from './states';

const meta = {
  title: 'Screens/Delivery',
  component: Screen,
  args: { path: '/admin/settings-global/delivery' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [running] = getListDeliveryProcessesResponseMock();

/** A process with these differences from the contract's example. */
const standing = (facts: Partial<DeliveryProcess>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    msw.use(getListDeliveryProcessesMockHandler(running ? [{ ...running, ...facts }] : []));
  },
});

/** Expects the texts in the card of the process. */
const reads =
  (texts: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async (context) => {
    await shows('Delivery')(context);
    const card = within(context.canvas.getByRole('region', { name: 'web-1, process 4711' }));
    for (const text of texts) await expect(card.getByText(text)).toBeVisible();
  };

export const Success: Story = {
  play: async (context) => {
    await reads(['Serving', '48.2 kB', 'For 312 adverts on the way to viewers'])(context);
    await expect(context.canvas.getAllByText('Up to date')).toHaveLength(2);
    const outcomes = within(context.canvas.getByRole('list', { name: /^Requests since/ })).getAllByRole('listitem');
    await expect(outcomes).toHaveLength(5);
    await expect(outcomes[0]).toHaveTextContent('Got an advert18,20082%');
  },
};

/** PostgreSQL and the event store are unavailable, and the disk is full. */
const inTrouble: Partial<DeliveryProcess> = {
  ...{ state: 'no_room', reservations: 0, index_behind: 312, events_behind: 5430, events_waiting: 2_000_000_000 },
  ...{ event_store: 'away', event_store_error: 'The event store does not answer' },
  outcomes: [{ outcome: 'unavailable', requests: 1_204_300 }],
};
const troubles = ['Cannot serve', 'Behind by 5 min', 'Behind by 1 h 30 min', 'The event store does not answer', '2 GB'];

export const CannotServe: Story = { ...standing(inTrouble), play: reads(troubles) };
export const OnAPhone: Story = { ...CannotServe, globals: phoneWindow };

export const JustStarted: Story = {
  ...standing({
    ...{ state: 'starting', outcomes: [], reservations: 0, event_store: 'not_started' },
    ...{ events_behind: 0, events_waiting: 0 },
  }),
  play: reads(['Cannot serve', /^it still reads adverts, placements/, /^No requests since/]),
};

export const NoProcess: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListDeliveryProcessesMockHandler([]));
  },
  play: async (context) => {
    await shows('Delivery')(context);
    await expect(await context.canvas.findByRole('heading', { name: 'No process delivers adverts' })).toBeVisible();
  },
};

export const Recovering: Story = recovering('*/delivery/processes');

/** The last answer stays, marked as outdated. */
export const RefreshFails: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get('*/delivery/processes', () => {
        calls += 1;
        return calls === 1 ? undefined : HttpResponse.json({ error: 'db' }, { status: 500 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'web-1, process 4711' });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This could not be refreshed'), {
      timeout: 15_000,
    });
    await expect(canvas.getByRole('region', { name: 'web-1, process 4711' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
