import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Advert, AdvertReview, Change, PreferencesUpdate } from '@/shared/api';
import {
  getGetAdvertResponseMock,
  getListAdvertChangesMockHandler,
  getListAdvertChangesResponseMock,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { getGetMeResponseMock } from '@/shared/api/generated/endpoints/auth/auth.msw';
import { notice } from './notices';
import { pageOf } from './page-of';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { failing, loading, longName } from './states';

const LIST = '/backend/api/adverts';

const MINUTE = 60_000;

const example = getGetAdvertResponseMock();

const names = [
  'The long winter',
  'Pizza in 24 min',
  'Rain? Good.',
  'Monday fares, bumper',
  'Winter blend, 15 s',
  'Electric, test drive',
  'New Year toys, 15 s',
  'Headphones, upright',
];
const minutes = [1330, 588, 362, 270, 192, 125, 100, 100];

/** Sample adverts, longest waiting first. */
const adverts = (count = names.length): Advert[] =>
  Array.from({ length: count }, (_, index) => ({
    ...example.advert,
    id: 101 + index,
    name: names[index] ?? `Advert ${index + 1}`,
    ads_name: 'Winter blend',
    owner_name: 'Halden Group',
    status: 'moderate',
    loading_status: 'ready',
    creative_hls: null,
    creative_mp4: 'samples/landscape.mp4',
    poster: 'samples/landscape.jpg',
    returned: null,
    submitted_at: new Date(Date.now() - (minutes[index] ?? 60) * MINUTE).toISOString(),
  }));

/** A server with these adverts: decided ones leave the queue. */
const server = (stored: Advert[]) => {
  const byId = (id: unknown) => stored.find((advert) => advert.id === Number(id));
  const gone = () => HttpResponse.json({ error: 'Not found' }, { status: 404 });
  return [
    http.get(LIST, ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      // only the counts of the advertiser's adverts are requested
      const ofOwner = query.has('owner_id') && (query.getAll('state').includes('ban') ? '2' : '28');
      if (ofOwner) return HttpResponse.json([], { headers: { 'X-Total-Count': ofOwner } });
      const waiting = stored.filter(({ status, returned }) => status === 'moderate' && !returned);
      const { items, total, next } = pageOf(request, waiting);
      return HttpResponse.json(items, {
        headers: { 'X-Total-Count': String(total), ...(next !== null && { 'X-Next-Cursor': next }) },
      });
    }),
    http.get(`${LIST}/:id`, ({ params }) => {
      const advert = byId(params.id);
      return advert ? HttpResponse.json({ ...example, advert }) : gone();
    }),
    http.put<{ id: string }, Advert>(`${LIST}/:id`, async ({ params, request }) => {
      const advert = byId(params.id);
      if (!advert) return gone();
      const { status, ban, category } = await request.json();
      Object.assign(advert, { status, ban, category, version: advert.version + 1 });
      return HttpResponse.json(advert);
    }),
    http.post<{ id: string }, AdvertReview>(`${LIST}/:id/review`, async ({ params, request }) => {
      const advert = byId(params.id);
      const { reason = '', version } = await request.json();
      if (advert?.version !== version) return HttpResponse.json({ error: 'Saved by Nadia Petrova' }, { status: 400 });
      Object.assign(advert, { returned: { reason, at: new Date().toISOString() }, version: version + 1 });
      return HttpResponse.json(advert);
    }),
  ];
};

const seen = seenBy(as.admin);

const meta = {
  title: 'Screens/Moderation',
  component: Screen,
  args: { path: '/admin/moderation' },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    seen.beforeEach(context);
    context.msw.use(...server(adverts()));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const entry = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('navigation', { name: 'Queue' })).findByRole('link', { name: new RegExp(`^${name}`) });

const shown = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** The reviewer corrects the category, which sites can block, and continues the review. */
export const CategoryCorrected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct the category' }));
    const form = within(await screen.findByRole('form', { name: 'Category of The long winter' }));
    await expect(form.getByRole('combobox', { name: /^Category/ })).toHaveDisplayValue('Style & Fashion');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Category/ }), 'Sports');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Sports')).toBeVisible();
    await expect(canvas.queryByText('Changed while you were looking')).toBeNull();
  },
};

/** The advert that has waited longest is shown first, has the focus, and is shown with its changes. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^8 waiting, oldest 22 h 1\d min$/)).toBeVisible();
    const first = await entry(canvas, 'The long winter');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName(/^The long winter Halden Group waiting 22 h 1\d min$/);
    await expect(first).toHaveAttribute('aria-current');
    await expect(await shown(canvas, 'The long winter')).toBeVisible();
    await expect(canvas.getByText('1 of 8')).toBeVisible();
    const approved = await canvas.findByRole('link', { name: '28 approved' });
    await expect(new URL((approved as HTMLAnchorElement).href).searchParams.get('status')).toBe(
      'approved,working,stopped',
    );
    await expect(canvas.getByRole('link', { name: '2 banned' })).toBeVisible();
    const changes = within(canvas.getByRole('complementary', { name: 'Changes' }));
    await expect(await changes.findByText('Approved on 03/11/2026 by Vera Orlova')).toBeVisible();
    const words = changes.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(words).toContain('removed: A week of pricesadded: Everything for spring');
    await expect(changes.getByText('Not changed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Moderation 8 adverts to review' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Keys move through the queue; the URL contains the advert that is shown. */
export const MovedByKeys: Story = {
  args: { path: '/admin/moderation?advert=102' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await entry(canvas, 'Pizza in 24 min')).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(await shown(canvas, 'Rain? Good.')).toBeVisible();
    await waitFor(async () => expect(await entry(canvas, 'Rain')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await entry(canvas, 'Monday fares')).toHaveFocus());
    await userEvent.keyboard('k{ArrowUp}k');
    await waitFor(async () => expect(await entry(canvas, 'The long winter')).toHaveFocus());
    // there is none before the first one
    await userEvent.keyboard('k');
    await expect(canvas.getByText('1 of 8')).toBeVisible();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys of the queue' }));
    await expect(dialog.getByText('Previous advert')).toBeVisible();
    // in a dialog the keys have no effect
    await userEvent.keyboard('j');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('1 of 8')).toBeVisible();
  },
};

/** Single keys can be turned off on the account, for speech input and slips; the arrow keys of the list still work. */
export const WithoutShortcuts: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const me = getGetMeResponseMock();
    let preferences = me.preferences;
    msw.use(
      http.get('/backend/api/auth/me', () => HttpResponse.json({ ...me, preferences })),
      http.patch('/backend/api/account/preferences', async ({ request }) => {
        // only this story changes preferences
        preferences = { ...preferences, ...((await request.json()) as PreferencesUpdate) };
        return HttpResponse.json(preferences);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'The long winter');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-keyshortcuts', 'A');
    await userEvent.click(canvas.getByRole('button', { name: 'All keys' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys of the queue' }));
    await userEvent.click(await dialog.findByRole('switch', { name: 'Use single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-keyshortcuts');
    (await entry(canvas, 'The long winter')).focus();
    await userEvent.keyboard('jabr?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('1 of 8')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await shown(canvas, 'Pizza in 24 min')).toBeVisible();
    // outside the list, arrow keys scroll the page
    canvas.getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('2 of 8')).toBeVisible();
  },
};

/** Space plays the video, wherever the focus is in the queue. */
export const PlayedByAKey: Story = {
  tags: ['nightly'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(0));
    // browsers allow sound only after an interaction
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    (await entry(canvas, 'The long winter')).focus();
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Play' });
  },
};

/** A decided advert leaves the queue, and the next one gets the focus. An approval can be undone. */
export const Decided: Story = {
  play: async ({ canvas, userEvent }) => {
    const isNext = async (name: string, waiting: number) => {
      await expect(await shown(canvas, name)).toBeVisible();
      await waitFor(async () => expect(await entry(canvas, name.slice(0, 4))).toHaveFocus());
      await expect(await canvas.findByText(`1 of ${waiting}`)).toBeVisible();
    };
    await shown(canvas, 'The long winter');
    await userEvent.keyboard('a');
    await expect(await notice('advert approved')).toBeVisible();
    await isNext('Pizza in 24 min', 7);
    await expect(canvas.queryByText('The long winter')).toBeNull();

    const undo = await screen.findByRole('button', { name: 'Undo' });
    // hovering keeps the toast open
    await userEvent.hover(undo);
    await userEvent.click(undo);
    await expect(await notice('Approval of The long winter undone')).toBeVisible();
    await expect(await shown(canvas, 'The long winter')).toBeVisible();
    await expect(await canvas.findByText('1 of 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    await expect(await canvas.findByText('1 of 7')).toBeVisible();
    (await entry(canvas, 'Pizza in 24 min')).focus();

    // keys pressed in a dialog don't count as shortcuts
    await userEvent.keyboard('b');
    const ban = within(await screen.findByRole('dialog', { name: 'Ban Pizza in 24 min?' }));
    await userEvent.type(await ban.findByLabelText('Reason'), 'A bad joke about a jackal');
    await userEvent.click(ban.getByRole('button', { name: 'Ban' }));
    await expect(await notice('Advert Pizza in 24 min banned')).toBeVisible();
    await isNext('Rain? Good.', 6);

    await userEvent.keyboard('r');
    const back = within(await screen.findByRole('dialog', { name: 'Return Rain? Good.?' }));
    await userEvent.type(await back.findByLabelText('Reason'), 'The price is not the one on the page');
    await userEvent.click(back.getByRole('button', { name: 'Return' }));
    await expect(await notice('Advert Rain? Good. returned')).toBeVisible();
    await isNext('Monday fares, bumper', 5);
  },
};

/** The owner edits the advert while the reviewer enters the reason: it is not returned, and the next one is shown. */
export const ReturnedTooLate: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(`${LIST}/101/review`, () => HttpResponse.json({ error: 'Saved by Nadia Petrova' }, { status: 400 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'The long winter');
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Return The long winter?' }));
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Too loud');
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await expect(await notice('Code 400, Saved by Nadia Petrova')).toBeVisible();
    await expect(await shown(canvas, 'Pizza in 24 min')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody else has already decided: a toast says so, and the next one is shown. */
export const DecidedByAnother: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const stored = adverts();
    const [first] = stored;
    let reads = 0;
    msw.use(
      http.get(`${LIST}/101`, () => {
        reads += 1;
        if (first && reads > 1) Object.assign(first, { status: 'approved', version: 2 });
        return HttpResponse.json({ ...example, advert: first });
      }),
      ...server(stored),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'The long winter');
    await userEvent.keyboard('a');
    await expect(await notice('advert already approved')).toBeVisible();
    await expect(await shown(canvas, 'Pizza in 24 min')).toBeVisible();
    await expect(await canvas.findByText('1 of 7')).toBeVisible();
  },
};

/** The owner has edited the advert since it was shown, so it is not approved. It waits again, behind the others. */
export const ChangedMeanwhile: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const stored = adverts();
    const [first] = stored;
    let reads = 0;
    msw.use(
      http.get(`${LIST}/101`, () => {
        reads += 1;
        if (first && reads === 2) {
          Object.assign(first, { version: 2, submitted_at: new Date().toISOString() });
          stored.push(...stored.splice(0, 1));
        }
        return HttpResponse.json({ ...example, advert: first });
      }),
      ...server(stored),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'The long winter');
    await userEvent.keyboard('a');
    await expect(await notice('The long winter was changed meanwhile, status: Moderate')).toBeVisible();
    await expect(await shown(canvas, 'Pizza in 24 min')).toBeVisible();
    await expect(await canvas.findByText('1 of 8')).toBeVisible();
  },
};

/** After a failed call the advert stays and can be approved again. */
export const NotSaved: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let isWell = false;
    msw.use(
      http.put(`${LIST}/101`, () => {
        if (isWell) return undefined;
        isWell = true;
        return HttpResponse.json({ error: 'db' }, { status: 500 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'The long winter');
    await userEvent.keyboard('a');
    await expect(await notice('Code 500, db')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByText('1 of 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await shown(canvas, 'Pizza in 24 min')).toBeVisible();
  },
};

/**
 * The owner edits the advert while it is on the screen: the next decision only warns, in case it was made before
 * reading.
 */
export const ChangedInSight: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const stored = adverts();
    const [first] = stored;
    msw.use(
      http.put(`${LIST}/101`, () => {
        if (first?.version !== 1) return undefined;
        Object.assign(first, { title: 'The short winter', version: 2 });
        return HttpResponse.json({ error: 'db' }, { status: 500 });
      }),
      ...server(stored),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'The long winter');
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Changed while you were looking')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(await notice('The long winter has changed: look at it again before you decide')).toBeVisible();
    await expect(canvas.getByText('1 of 8')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(await shown(canvas, 'Pizza in 24 min')).toBeVisible();
  },
};

const history = getListAdvertChangesResponseMock();
const created = history.items.filter(({ action }): boolean => action === 'created') satisfies Change[];

/** The video itself contains the marking, which is shown whether it has changed or not. */
export const MarkingInVideo: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...server(adverts().map((advert) => ({ ...advert, marking_in_video: true }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In the video, our label is left out')).toBeVisible();
    await expect(await canvas.findByText(/, Marking in the video,/)).toBeVisible();
  },
};

/** A new advert has never been approved: all fields that viewers see are listed. */
export const NewAdvert: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getListAdvertChangesMockHandler({ items: created, total: created.length, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    const changes = within(await canvas.findByRole('complementary', { name: 'Changes' }));
    await expect(await changes.findByRole('heading', { name: 'New advert' })).toBeVisible();
    await expect(changes.getByText('https://shop.example/spring')).toBeVisible();
    await expect(changes.queryByText('Not changed')).toBeNull();
  },
};

/** After the last advert the queue is empty. */
export const LastOne: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(...server(adverts(1)));
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'The long winter');
    await expect(canvas.getByText('1 of 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('Nothing to review')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Moderation' })).toHaveFocus());
  },
};

export const NothingToReview: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...server([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open as list' })).toHaveAttribute(
      'href',
      '/admin/campaigns/adverts?status=moderate',
    );
  },
};

/** A queue of two hundred adverts is loaded in pages, also if the URL leads far down. */
export const LongQueue: Story = {
  tags: ['nightly'],
  args: { path: '/admin/moderation?advert=220' },
  beforeEach: ({ msw }) => {
    msw.use(...server(adverts(200)));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await shown(canvas, 'Advert 120')).toBeVisible();
    await expect(canvas.getByText('120 of 200')).toBeVisible();
    await expect(canvas.queryByText('Advert 160')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Advert 160')).toBeInTheDocument();
  },
};

/** The requested pages of the queue, by their cursor. */
const requestedPages = new Set<string>();

const notesPages = http.get(LIST, ({ request }) => {
  const { searchParams: query } = new URL(request.url);
  if (query.get('sort') === 'submitted_at') requestedPages.add(query.get('after') ?? 'first');
  return undefined;
});

/** From an outdated link: shows the decision and the first advert of the queue, and requests only the first page. */
export const NotWaitingAnyMore: Story = {
  tags: ['nightly'],
  args: { path: '/admin/moderation?advert=300' },
  beforeEach: ({ msw }) => {
    requestedPages.clear();
    const decided = { ...example.advert, id: 300, name: 'Old news', status: 'ban' as const, ban: 'No licence' };
    msw.use(notesPages, ...server([...adverts(120), decided]));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Old news doesn’t wait for review any more')).toBeVisible();
    await expect(canvas.getByText('It was banned: No licence')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/admin/campaigns/adverts/300');
    await expect(await shown(canvas, 'The long winter')).toBeVisible();
    await expect(canvas.getByText('1 of 120')).toBeVisible();
    await expect([...requestedPages]).toEqual(['first']);
    await waitFor(async () => expect(await entry(canvas, 'The long winter')).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(await shown(canvas, 'Pizza in 24 min')).toBeVisible();
    await expect(canvas.queryByText('Old news doesn’t wait for review any more')).toBeNull();
  },
};

export const NotThere: Story = {
  tags: ['nightly'],
  args: { path: '/admin/moderation?advert=300' },
  beforeEach: ({ msw }) => {
    msw.use(...server(adverts()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The advert of this address is not there')).toBeVisible();
    await expect(await shown(canvas, 'The long winter')).toBeVisible();
  },
};

/** The queue is a strip above the video; the buttons stay visible. */
export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  beforeEach: ({ msw }) => {
    const stored = adverts();
    if (stored[0]) stored[0].name = longName;
    msw.use(...server(stored));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await shown(canvas, longName)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Loading: Story = loading(LIST);

export const Failed: Story = failing(LIST);
