import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Site, SiteStatusChange } from '@/shared/api';
import { getGetSiteResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { notice } from './notices';
import { pageOf } from './page-of';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { failing, loading, longName } from './states';
import { withWrongToken } from './with-wrong-token';

const REVIEW = '/backend/api/sites/review';

const site = getGetSiteResponseMock();

const wrong = withWrongToken(site);

const decided = {
  approve: { status: 'approved', state: 'no_placement' },
  return: { status: 'moderate', state: 'returned' },
  ban: { status: 'ban', state: 'banned' },
} as const;

/** A server with these sites: decided ones leave the queue. */
const keepSites = (stored: Site[]) => [
  http.get(REVIEW, ({ request }) =>
    HttpResponse.json(
      pageOf(
        request,
        stored.filter(({ state }) => state === 'in_review'),
      ),
    ),
  ),
  http.get<{ id: string }>('/backend/api/sites/:id', ({ params }) => {
    const found = stored.find(({ id }) => id === Number(params.id));
    return found ? HttpResponse.json(found) : HttpResponse.json({ error: 'Not found' }, { status: 404 });
  }),
  http.post<{ id: string }, SiteStatusChange>('/backend/api/sites/:id/status', async ({ params, request }) => {
    const { action, version } = await request.json();
    const found = stored.find(({ id }) => id === Number(params.id));
    if (found?.version !== version) return HttpResponse.json({ error: 'Saved by Oleg Sokolov' }, { status: 400 });
    Object.assign(found, decided[action as keyof typeof decided], { version: version + 1 });
    return HttpResponse.json(found);
  }),
];

const inReview = (id: number, name: string): Site => ({
  ...site,
  id,
  name,
  status: 'moderate',
  state: 'in_review',
  submitted_at: new Date(Date.now() - 200 * 60_000).toISOString(),
});

const waiting = [
  { ...inReview(4, 'Evening news'), categories: ['IAB1-5'], domain_resembles: 'apple.example', verification: wrong },
  inReview(5, 'Lakeside weather'),
  inReview(6, 'Garden and house'),
];

const seen = seenBy(as.manager);

const queueOf = (...sites: Site[]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    msw.use(...keepSites(structuredClone(sites)));
  },
});

const meta = {
  title: 'Screens/Site review',
  component: Screen,
  args: { path: '/manager/sites/review' },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    seen.beforeEach(context);
    context.msw.use(...keepSites(structuredClone(waiting)));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Managers decide with keys, as for adverts; a return has a reason, which the owner sees with advice. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Evening news' })).toBeVisible();
    await expect(canvas.getByText('3 waiting, oldest 3 h 20 min')).toBeVisible();
    const queue = within(canvas.getByRole('navigation', { name: 'Queue' }));
    const first = queue.getByRole('link', { name: /^Evening news news\.example, Oleg Sokolov waiting 3 h 20 min$/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByText('The domain looks like apple.example')).toBeVisible();
    const checks = within(canvas.getByRole('list', { name: 'Checks' }));
    await expect(checks.getByText('Domain not verified')).toBeVisible();
    await expect(checks.getByText('The site answers')).toBeVisible();
    await expect(await checks.findByText('Movies')).toBeVisible();
    const keys = ['Approve', 'Return…', 'Ban…'].map((name) => canvas.getByRole('button', { name }));
    await expect(keys.map((key) => key.getAttribute('aria-keyshortcuts'))).toEqual(['A', 'R', 'B']);

    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Return Evening news?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Required/);
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'See the comment');
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await expect(await dialog.findByText('At least 3 characters: nothing else says what is wrong')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Comment'), 'The recipes are empty');
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await expect(await notice('Site Evening news returned')).toBeVisible();

    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lakeside weather' })).toBeVisible();
    await waitFor(() => expect(queue.getByRole('link', { name: /^Lakeside weather/ })).toHaveFocus());
    await userEvent.keyboard('a');
    await expect(await notice('Site Lakeside weather approved')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Garden and house' })).toBeVisible();
    await expect(await canvas.findByText('1 of 1')).toBeVisible();
  },
};

/** The owner has saved the site since it was shown: it is not approved, and the next one is shown. */
export const TooLate: Story = {
  tags: ['nightly'],
  args: { path: '/manager/sites/review?site=5' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/sites/5/status', () =>
        HttpResponse.json({ error: 'Saved by Oleg Sokolov' }, { status: 400 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lakeside weather' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ban…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban Lakeside weather?' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Reason'), 'See the comment');
    await userEvent.type(dialog.getByLabelText('Comment'), 'It copies another site');
    await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
    await expect(await notice('Code 400, Saved by Oleg Sokolov')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Garden and house' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The queue is a strip above the address; the buttons stay visible. */
export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  ...queueOf({ ...inReview(4, longName.slice(0, 120).trim()), verification: wrong }, ...waiting.slice(1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** The queue is loaded in pages; the number counts all of them. */
export const LongQueue: Story = {
  tags: ['nightly'],
  ...queueOf(...Array.from({ length: 51 }, (_, index) => inReview(100 + index, `Site ${index + 1}`))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 of 51')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('link', { name: /^Site 51 / })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** From an outdated link: shows the decision. */
export const NotWaitingAnyMore: Story = {
  tags: ['nightly'],
  args: { path: '/manager/sites/review?site=9' },
  ...queueOf(...waiting, { ...site, id: 9, name: 'Old news' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Old news doesn’t wait for review any more')).toBeVisible();
    await expect(canvas.getByText('Its state is now: Serving.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Evening news' })).toBeVisible();
  },
};

export const NothingToReview: Story = {
  tags: ['nightly'],
  ...queueOf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const Loading: Story = loading(REVIEW);

export const Failed: Story = failing(REVIEW);
