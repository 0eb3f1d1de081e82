import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getEstimateReachMockHandler } from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import {
  getListFormatsMockHandler,
  getListFormatsResponseMock,
} from '@/shared/api/generated/endpoints/dictionaries/dictionaries.msw';
import { getGetDraftMockHandler, getSaveDraftMockHandler } from '@/shared/api/generated/endpoints/drafts/drafts.msw';
import { getListGroupsResponseMock } from '@/shared/api/generated/endpoints/groups/groups.msw';
import { getListUsersMockHandler, getListUsersResponseMock } from '@/shared/api/generated/endpoints/users/users.msw';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { reachOf } from './reach';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, longName, recovering } from './states';
import { withoutDraft } from './without-draft';

const meta = {
  title: 'Screens/New campaign',
  component: Screen,
  args: { path: '/advertiser/campaigns/new-campaign' },
  parameters: { layout: 'fullscreen' },
  beforeEach: [seenBy(as.advertiser).beforeEach, withoutDraft],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const steps = async (canvas: Canvas) => within(await canvas.findByRole('navigation', { name: 'Campaign steps' }));

/** Opens the last step and submits the form. */
async function create({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click((await steps(canvas)).getByRole('link', { name: /^Review/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Create campaign' }));
}

/** On all steps but the last, Enter goes to the next one. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByLabelText('Link'), 'https://shop.example{Enter}');
    await userEvent.type(await canvas.findByLabelText('Dates: first day'), '31/12/2036');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Limits' }));
    await userEvent.type(await canvas.findByLabelText(/^Total budget/), '5000');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Dates: first day')).toHaveValue('31/12/2036');
    const trail = await steps(canvas);
    await expect(trail.getByRole('link', { name: /^Basics.*done$/ })).toBeVisible();
    // the step was opened but not validated yet
    await expect(trail.getByRole('link', { name: 'Limits' })).toBeVisible();
    await userEvent.click(trail.getByRole('link', { name: 'Audience' }));
    await expect(await trail.findByRole('link', { name: /^Limits.*done$/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next: Review' }));
    await expect(await canvas.findByText('No problems found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Spring sale' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Overlays are not sold by complete views. */
export const OverlayFormat: Story = {
  beforeEach: ({ msw }) => {
    const list = getListFormatsResponseMock();
    const items = list.items.map((format) => ({ ...format, kind: 'overlay' as const }));
    msw.use(getListFormatsMockHandler({ ...list, items }));
  },
  play: async ({ canvas }) => {
    const byViews = await canvas.findByRole('radio', { name: 'CPV' });
    await waitFor(() => expect(byViews).toBeDisabled());
    await expect(byViews).toHaveAccessibleDescription('This format has no end to view');
    await expect(canvas.getByRole('radio', { name: 'CPC' })).toBeEnabled();
  },
};

/** A step with an error is not left. The server's refusal is shown at its field. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/campaigns', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors: { name: ['Taken'] } }, { status: 422 }),
      ),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByLabelText('Link'), 'ftp://shop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Schedule' }));
    await expect(await canvas.findByText('Must begin with https:// or http://')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Link')).toHaveFocus());
    await expect((await steps(canvas)).getByRole('link', { name: /^Basics, 1 to correct/ })).toBeVisible();

    await userEvent.clear(canvas.getByLabelText('Link'));
    await userEvent.type(canvas.getByLabelText('Link'), 'https://shop.example');
    await create(context);
    await expect(await canvas.findByText('Taken')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Link')).toHaveValue('https://shop.example');
  },
};

/** The server's refusal stays while other steps are validated, until the field changes. */
export const StaysRefused: Story = {
  tags: ['nightly'],
  ...Refused,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Refused.play?.(context);
    const trail = await steps(canvas);
    await userEvent.click(trail.getByRole('link', { name: /^Schedule/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next: Limits' }));
    await canvas.findByLabelText(/^Total budget/);
    await expect(trail.getByRole('link', { name: 'Basics, 1 to correct' })).toBeVisible();
    await userEvent.click(trail.getByRole('link', { name: /^Review/ }));
    await expect(await canvas.findByText(/Taken/)).toBeVisible();
    await userEvent.click(trail.getByRole('link', { name: 'Basics, 1 to correct' }));
    await expect(await canvas.findByText('Taken')).toBeVisible();
    // the step can't be left with it either
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Schedule' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Name'), ' again');
    await waitFor(() => expect(canvas.queryByText('Taken')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Schedule' }));
    await canvas.findByLabelText('Dates: first day');
    await expect(trail.getByRole('link', { name: /^Basics.*done$/ })).toBeVisible();
  },
};

/** A step is done when its fields have been validated; those of the audience are validated by the review. */
export const JumpedOver: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/new-campaign?section=audience' },
  play: async ({ canvas, userEvent }) => {
    const trail = await steps(canvas);
    await expect(await trail.findByRole('link', { name: 'Basics, 2 to correct' })).toBeVisible();
    await expect(trail.getByRole('link', { current: 'step' })).toHaveAccessibleName(/^Audience/);
    await userEvent.click(await canvas.findByRole('button', { name: /^By code or ID/ }));
    const countries = within(canvas.getByRole('group', { name: /^Countries/ }));
    await userEvent.type(await countries.findByRole('combobox', { name: 'Include' }), 'DE{Enter}');
    await userEvent.type(countries.getByRole('combobox', { name: 'Exclude' }), 'DE{Enter}');
    // goes back, and skips it again
    await userEvent.click(trail.getByRole('link', { name: /^Basics/ }));
    await canvas.findByLabelText('Name');
    await expect(trail.queryByRole('link', { name: /^Audience.*done$/ })).toBeNull();
    await userEvent.click(trail.getByRole('link', { name: 'Review' }));
    await expect(await trail.findByRole('link', { name: /^Audience, \d to correct$/ })).toBeVisible();
    await expect(trail.getByRole('link', { name: /^Schedule.*done$/ })).toBeVisible();
  },
};

/** The account may not create campaigns; the input is kept. */
export const Forbidden: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.post('/backend/api/campaigns', () => HttpResponse.json({ error: 'Not yours' }, { status: 403 })));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByLabelText('Link'), 'https://shop.example');
    await create(context);
    await expect(await notice('Code 403, Forbidden')).toBeVisible();
    await userEvent.click((await steps(canvas)).getByRole('link', { name: /^Basics/ }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Autumn');
  },
};

/** Input from before the tab was closed. */
export const Draft: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getGetDraftMockHandler({ values: { name: 'Spring', bid: 120 }, updated_at: '2026-11-20T14:02:00.000Z' }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Unsaved changes from 20\/11\/2026, \d\d:02/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Spring');
    await expect(await canvas.findByText('Spring: Preroll, CPM RUB 120.00.')).toBeVisible();
    await expect(canvas.queryByText(/Unsaved changes from/)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** A draft opens the step in which it was left. */
export const DraftOfAnotherSection: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const values = { name: 'Spring', start_date: '2026-12-01', section: 'schedule' };
    msw.use(getGetDraftMockHandler({ values, updated_at: '2026-11-20T14:02:00.000Z' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByLabelText('Dates: first day')).toHaveValue('01/12/2026');
    await expect((await steps(canvas)).getByRole('link', { name: /^Schedule.*2 of 5$/ })).toBeVisible();
  },
};

/** Input from before the decision about a draft is stored with it, and offered when the draft is restored. */
export const TypedBeforeTheDecision: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetDraftMockHandler({ values: { name: 'Spring' }, updated_at: '2026-11-20T14:02:00.000Z' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await expect(await canvas.findByText(/^Draft of/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Spring');
    await expect(await canvas.findByText(/^“Autumn”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Autumn');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByText(/Unsaved changes from/)).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Autumn');
  },
};

/** Releases the server's pending answers, one by one. */
let held: (() => void)[] = [];

/** The form is not shown as saved while the latest input isn't. */
export const DraftOnItsWay: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    held = [];
    msw.use(getSaveDraftMockHandler(() => new Promise((answer) => held.push(answer))));
  },
  play: async ({ canvas, userEvent }) => {
    const calls = (count: number) => waitFor(() => expect(held).toHaveLength(count));
    await userEvent.type(await canvas.findByLabelText('Name'), 'Aut');
    await calls(1);
    await userEvent.type(canvas.getByLabelText('Name'), 'umn');
    held[0]?.();
    await calls(2);
    await expect(canvas.queryByText(/^Draft of/)).toBeNull();
    held[1]?.();
    await expect(await canvas.findByText(/^Draft of/)).toBeVisible();
  },
};

/** The draft is too large and exists only in the form, which says so. */
export const TooLargeToKeep: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/new-campaign?section=schedule' },
  beforeEach: ({ msw }) => {
    const values = { name: 'a'.repeat(4_000_000) };
    msw.use(getGetDraftMockHandler({ values, updated_at: '2026-11-20T14:02:00.000Z' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByText('Too large to keep as a draft: save it before you leave')).toBeVisible();
  },
};

/** An error in this step prevents leaving it; skipped steps are marked. */
export const MissingElsewhere: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/new-campaign?section=limits' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Total budget/), '1000');
    await userEvent.type(canvas.getByLabelText(/^Daily budget/), '1500{Enter}');
    await expect(await canvas.findByText('Must not exceed the total budget')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Daily budget/)).toHaveFocus());
    const trail = await steps(canvas);
    await expect(trail.getByRole('link', { name: /^Limits, 1 to correct.*3 of 5$/ })).toBeVisible();
    await expect(trail.getByRole('link', { name: 'Basics, 2 to correct' })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Daily budget/));
    await userEvent.keyboard('{Enter}');
    // submitting goes to the first missing field
    await userEvent.click(trail.getByRole('link', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
  },
};

/** A contradiction is shown in the summary instead of a sentence, with a link to its field. */
export const ContradictionInTheSummary: Story = {
  args: { path: '/advertiser/campaigns/new-campaign?section=schedule' },
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Summary' }));
    await userEvent.type(await canvas.findByLabelText('Dates: first day'), '31/12/2026');
    await userEvent.type(canvas.getByLabelText('Dates: last day'), '01/12/2026');
    await expect(await summary.findByText(/: Must not be before the first day$/)).toBeVisible();
    await expect(summary.queryByText(/From 31/)).toBeNull();
    // the field's section is open already
    await userEvent.click(summary.getByRole('link', { name: 'Last day' }));
    await expect(canvas.getByLabelText('Dates: last day')).toHaveFocus();
    const trail = await steps(canvas);
    await expect(trail.getByRole('link', { name: /^Schedule, 1 to correct/ })).toBeVisible();
    await userEvent.click(trail.getByRole('link', { name: 'Limits' }));
    await canvas.findByLabelText(/^Total budget/);
    await userEvent.click(summary.getByRole('link', { name: 'Last day' }));
    await waitFor(() => expect(canvas.getByLabelText('Dates: last day')).toHaveFocus());
    await userEvent.clear(canvas.getByLabelText('Dates: last day'));
    await expect(await summary.findByText(/^From 31\/12\/2026/)).toBeVisible();
    await expect(trail.getByRole('link', { name: /^Schedule.*2 of 5$/ })).toBeVisible();
  },
};

/** A campaign without limits can spend the whole balance; presets are based on the balance. */
export const WithoutBudget: Story = {
  args: { path: '/advertiser/campaigns/new-campaign?section=limits' },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByText('No budget: can spend all of RUB 112,180.10');
    const daily = within(canvas.getByRole('group', { name: 'Presets for a day' }));
    await userEvent.click(daily.getByRole('button', { name: 'Lasts 30 days' }));
    await expect(canvas.getByLabelText(/^Daily budget/)).toHaveValue('3,739.33');
    await expect(all).toHaveTextContent('RUB 112,180.10 available');
    await userEvent.clear(canvas.getByLabelText(/^Daily budget/));
    await userEvent.click((await steps(canvas)).getByRole('link', { name: /^Review/ }));
    await expect(await canvas.findByText('No budget: can spend all of RUB 112,180.10')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Set a budget' }));
    await expect(await canvas.findByLabelText(/^Total budget/)).toHaveValue('');
  },
};

/** A restored draft is validated as well. */
export const MissingInTheDraft: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/new-campaign?section=review' },
  beforeEach: ({ msw }) => {
    const values = { advert_link: 'https://shop.example/' };
    msw.use(getGetDraftMockHandler({ values, updated_at: '2026-11-20T14:02:00.000Z' }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^: .*\(Link\)$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(canvas.queryByText(/^: .*\(Link\)$/)).toBeNull());
    await expect(await canvas.findByText(/^: .*\(Name\)$/)).toBeVisible();
    await expect(canvas.queryByText('No problems found.')).toBeNull();
  },
};

/** All remaining problems are shown before submitting. The reach is requested only once. */
export const Review: Story = {
  args: { path: '/advertiser/campaigns/new-campaign?section=review' },
  beforeEach: ({ msw }) => {
    let requestCount = 0;
    msw.use(
      getEstimateReachMockHandler(() => {
        requestCount += 1;
        return reachOf(4_000 + requestCount);
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4,001 of 20,000 requests of the last 7 days would match.')).toBeVisible();
    await expect(canvas.queryByText('Nobody would see this campaign')).toBeNull();
    await expect(canvas.getByText('Fix these before saving')).toBeVisible();
    await expect(canvas.getByText(/^: .*\(Name\)$/)).toBeVisible();
    await expect((await steps(canvas)).getByRole('link', { name: 'Basics, 2 to correct' })).toBeVisible();
  },
};

/** The campaign could be created but would reach nobody: the review warns and links to the cause. */
export const ReachesNobody: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/new-campaign?section=review' },
  beforeEach: ({ msw }) => {
    const costliest = { rule: 'devices' as const, matching_without: 1200 };
    msw.use(getEstimateReachMockHandler(reachOf(0, costliest)));
  },
  play: async ({ canvas }) => {
    const warning = (await canvas.findByText('Nobody would see this campaign')).closest('[role=status]');
    await expect(warning).toHaveTextContent('None of 20,000 requests of the last 7 days would match.');
    await expect(warning).toHaveTextContent('Devices narrow the audience most: 1,200 more without them.');
    await expect(within(warning as HTMLElement).getByRole('link', { name: 'Devices' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/new-campaign?section=audience',
    );
  },
};

/** While folders load, the field does not show "none". */
export const FoldersLoading: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/folders', () => delay('infinite')));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More/ }));
    await expect(await canvas.findByRole('combobox', { name: /^Folder/ })).toHaveDisplayValue('Loading');
  },
};

export const FoldersRecovered: Story = recovering('/backend/api/folders', undefined, /^More/);

const FOR_A_MANAGER = '/manager/campaigns/new-campaign';
const ADVERTISERS = '/backend/api/users';

/** As a manager, who chooses the owner. */
const ofAManager = (story: Story): Story => ({
  ...story,
  args: { path: FOR_A_MANAGER },
  beforeEach: [as.manager, story.beforeEach ?? []].flat(),
});

export const OfAManager = ofAManager({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText('Advertiser'),
      await canvas.findByRole('option', { name: /^Nadia/ }),
    );
    await expect(canvas.getByLabelText('Advertiser')).toHaveDisplayValue(/^Nadia Petrova/);
  },
});

/** Groups and currency of one advertiser don't apply to another. */
export const AnotherAdvertiser = ofAManager({
  beforeEach: ({ msw }) => {
    const [group] = getListGroupsResponseMock().items;
    msw.use(
      http.get('/backend/api/groups', ({ request }) => {
        const isNadias = new URL(request.url).searchParams.get('owner_id') === '7';
        return HttpResponse.json({ items: isNadias ? [group] : [], total: 1 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const owner = await canvas.findByLabelText('Advertiser');
    const bid = canvas.getByRole('spinbutton', { name: /^Bid/ });
    await expect(bid).not.toHaveAccessibleDescription(/RUB|EUR/);
    await userEvent.selectOptions(owner, await canvas.findByRole('option', { name: /^Nadia/ }));
    await expect(bid).toHaveAccessibleDescription(/RUB/);
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Spring 2026' }));
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveValue('Spring 2026');
    await userEvent.selectOptions(owner, canvas.getByRole('option', { name: /^Boris/ }));
    await expect(bid).toHaveAccessibleDescription(/EUR/);
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    await expect(await screen.findByRole('option', { name: 'No results' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(owner, canvas.getByRole('option', { name: /^Nadia/ }));
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('');
  },
});

/** While advertisers load, the rest of the form can be filled in. */
export const Loading = ofAManager({
  beforeEach: ({ msw }) => {
    msw.use(http.get(ADVERTISERS, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Advertiser')).toHaveDisplayValue('Loading');
    await expect(canvas.getByLabelText('Name')).toBeEnabled();
  },
});

/** The failure is shown at the field. */
export const Failure = ofAManager(failing(ADVERTISERS));

export const AdvertisersForbidden = ofAManager(forbidden(ADVERTISERS));

export const LongText = ofAManager({
  beforeEach: ({ msw }) => {
    const { items } = getListUsersResponseMock();
    msw.use(
      getListUsersMockHandler({
        items: items.map((user) => ({ ...user, name: longName })),
        total: 2,
        next: null,
        previous: null,
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [, option] = await canvas.findAllByRole('option', { name: /^Everything must go/ });
    if (option) await userEvent.selectOptions(canvas.getByLabelText('Advertiser'), option);
    await userEvent.type(canvas.getByLabelText('Name'), longName.slice(0, 80));
    await shows('New campaign')(context);
  },
});

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
