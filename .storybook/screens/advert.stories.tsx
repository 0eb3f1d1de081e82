import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Advert, AdvertReview, AdvertUpdate } from '@/shared/api';
import {
  getGetAdvertMockHandler,
  getGetAdvertResponseMock,
  getUpdateAdvertMockHandler,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import {
  getGetAnalyticsMockHandler,
  getGetAnalyticsResponseMock,
} from '@/shared/api/generated/endpoints/analytics/analytics.msw';
import { choose } from '@/shared/testing/choose';
import { backend } from './backend';
import { openSection } from './open-section';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';

const meta = {
  title: 'Screens/Advert',
  component: Screen,
  args: { path: '/advertiser/campaigns/adverts/31' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    // the contract's examples have no video files, so the video is still processing
    msw.use(...withAdvert({ loading_status: 'processing' }), ...backend());
    as.advertiser({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const detail = getGetAdvertResponseMock();

const withAdvert = (change: Partial<Advert>) => [
  getGetAdvertMockHandler({ ...detail, advert: { ...detail.advert, loading_status: 'processing', ...change } }),
];

/** Accepts an edit that contains every field of the advert and matches the expectation. */
const takesTheWhole = (isExpected: (edit: Advert) => boolean) =>
  http.put<never, Advert>('/backend/api/adverts/31', async ({ request }) => {
    const edit = await request.json();
    const isWhole = Object.keys(detail.advert).every((field) => field in edit);
    return isWhole && isExpected(edit)
      ? HttpResponse.json(edit)
      : HttpResponse.json({ error: 'not this' }, { status: 400 });
  });

export const OnModeration: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale 15s' })).toBeVisible();
    await expect(canvas.getByText('Processing the video')).toBeVisible();
  },
};

/** The label is shown over the video, as viewers see it. */
export const Labelled: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...withAdvert({ loading_status: 'ready' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Реклама · ${detail.advertiser} · ${detail.ordAdvert?.erid}`)).toBeVisible();
  },
};

export const BrokenVideo: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...withAdvert({ loading_status: 'error' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The video could not be processed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replace video' })).toBeVisible();
  },
};

export const Banned: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const restrictions = 'Not before 21:00.';
    const ban = 'The prices are those of last year.';
    msw.use(...withAdvert({ status: 'ban', ban, administrator_restrictions: restrictions }));
  },
  play: async ({ canvas }) => {
    const reason = await canvas.findByText('The prices are those of last year.');
    await expect(reason).toBeVisible();
    // a single banner, because it already explains why the advert isn't serving
    const banner = within(canvas.getByRole('alert'));
    await expect(banner.getByText('Banned')).toBeVisible();
    await expect(banner.getByText('Not before 21:00.')).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(canvas.queryByText("Why it isn't serving")).toBeNull();
    const form = canvas.getByRole('form', { name: 'Advert' });
    await expect(reason.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

const returned = { reason: 'The price is not the one on the page.', at: '2026-11-20T16:40:00.000Z' };

/** The owner sees the reason and the advice, and can send the advert back to review. */
export const Returned: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let advert: Advert = { ...detail.advert, loading_status: 'processing', returned };
    msw.use(
      http.get('/backend/api/adverts/31', () => HttpResponse.json({ ...detail, advert })),
      http.post<never, AdvertReview>('/backend/api/adverts/31/review', async ({ request }) => {
        const { action, version } = await request.json();
        if (action !== 'resubmit' || version !== advert.version)
          return HttpResponse.json({ error: 'not this' }, { status: 400 });
        advert = { ...advert, returned: null, version: version + 1 };
        return HttpResponse.json(advert);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByText(returned.reason);
    const notice = within(reason.closest<HTMLElement>('[role=status]') ?? reason);
    await expect(notice.getByText('Returned')).toBeVisible();
    await expect(notice.getByText(/Change what is needed and save/)).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Send back to review' }));
    await expect(await screen.findByText('Advert Spring sale 15s sent back to review')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(returned.reason)).toBeNull());
    await expect(canvas.getByText('Moderate', { selector: 'span' })).toBeVisible();
  },
};

/** A notice before saving: changing only the name is enough. */
export const SavingSendsItBack: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...withAdvert({ returned }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2');
    await expect(await canvas.findByText('Saving sends the advert back to review.')).toBeVisible();
  },
};

export const ReturnedOnAPhone: Story = { ...SavingSendsItBack, globals: phoneWindow };

/** An admin's decisions: a return with a reason and the reviewed version, and a ban with a reason. */
export const Reviews: Story = {
  args: { path: '/admin/campaigns/adverts/31' },
  beforeEach: ({ msw, globals }) => {
    as.admin({ globals });
    msw.use(
      http.post<never, AdvertReview>('/backend/api/adverts/31/review', async ({ request }) => {
        const { action, reason, version } = await request.json();
        return action === 'return' && reason === returned.reason && version === detail.advert.version
          ? HttpResponse.json({ ...detail.advert, returned })
          : HttpResponse.json({ error: 'not this' }, { status: 400 });
      }),
      takesTheWhole(({ status, ban }) => (status === 'ban' ? ban === 'No licence' : status === 'approved')),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const moderation = await canvas.findByRole('button', { name: 'Moderation' });
    await userEvent.click(moderation);
    await choose({ userEvent }, 'Return');
    const back = within(await screen.findByRole('dialog', { name: 'Return Spring sale 15s?' }));
    await userEvent.click(back.getByRole('button', { name: 'Return' }));
    await expect(await back.findByText('Required')).toBeVisible();
    await userEvent.type(back.getByLabelText(/^Reason/), returned.reason);
    await userEvent.click(back.getByRole('button', { name: 'Return' }));
    await expect(await screen.findByText('Advert Spring sale 15s returned')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(moderation);
    await choose({ userEvent }, 'Ban');
    const ban = within(await screen.findByRole('dialog', { name: 'Ban Spring sale 15s?' }));
    await userEvent.type(ban.getByLabelText(/^Reason/), 'no');
    await userEvent.click(ban.getByRole('button', { name: 'Ban' }));
    await expect(await ban.findByText('At least 3 characters')).toBeVisible();
    await userEvent.clear(ban.getByLabelText(/^Reason/));
    await userEvent.type(ban.getByLabelText(/^Reason/), 'No licence');
    await userEvent.click(ban.getByRole('button', { name: 'Ban' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(/not this/)).toBeNull();

    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    // other actions are in the menu next to it
    await expect(canvas.queryByRole('button', { name: 'Start' })).toBeNull();
    await expect(await screen.findByText('advert approved')).toBeVisible();
  },
};

/** The changes and their authors, below the form, with the form's labels. */
export const History: Story = {
  tags: ['nightly'],
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('list', { name: 'History of Spring sale 15s' }));
    const lines = history.getAllByRole('listitem').map((item) => item.textContent.replace(/Revert$/, ''));
    await expect(lines).toContain('Title: from A week of prices to Everything for spring');
    await expect(lines).toContain('Icon: changed');
    await expect(lines).toContain('ERID: from none to 2VtzqwH1jKp');
    await expect(lines).toContain('Status: from Moderate to Approved');
    await expect(lines).toContain('Campaign: from none to Spring sale');
    // from the history, which contains the creation
    await expect(history.getByText('Created')).toBeVisible();
  },
};

/** A ban from before reasons were required. */
export const BannedWithoutReason: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(...withAdvert({ status: 'ban', ban: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The advert is banned, and no reason was recorded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
};

export const BannedSeenByAnAdmin: Story = {
  tags: ['nightly'],
  args: { path: '/admin/campaigns/adverts/31' },
  beforeEach: ({ msw, globals }) => {
    as.admin({ globals });
    msw.use(...withAdvert({ status: 'ban', ban: 'The prices are those of last year.' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Banned')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Contact us' })).toBeNull();
  },
};

export const OfAnAdmin: Story = {
  tags: ['nightly'],
  args: { path: '/admin/campaigns/adverts/31' },
  beforeEach: as.admin,
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Administration');
    await expect(await canvas.findByLabelText(/^Restrictions/)).toBeVisible();
  },
};

/** The server may keep another status, which the toast names. */
export const CannotApprove: Story = {
  tags: ['nightly'],
  args: { path: '/admin/campaigns/adverts/31' },
  beforeEach: ({ msw, globals }) => {
    as.admin({ globals });
    msw.use(getUpdateAdvertMockHandler({ ...detail.advert, status: 'moderate' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Moderation' }));
    await choose({ userEvent }, 'Approve');
    await expect(await screen.findByText('cannot approved advert, status: moderate')).toBeVisible();
  },
};

/** A change of status is completed even if the user leaves the screen immediately. */
export const ApprovesAndLeaves: Story = {
  tags: ['nightly'],
  args: { path: '/admin/campaigns/adverts/31' },
  beforeEach: ({ msw, globals }) => {
    as.admin({ globals });
    let answers = 0;
    msw.use(
      http.get('/backend/api/adverts/31', async () => {
        answers += 1;
        if (answers > 1) await delay(1000);
        return HttpResponse.json({ ...detail, advert: { ...detail.advert, loading_status: 'processing' } });
      }),
      getUpdateAdvertMockHandler({ ...detail.advert, status: 'approved' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Moderation' }));
    await choose({ userEvent }, 'Approve');
    // the toast may be gone before Sites has loaded
    const notice = screen.findByText('advert approved');
    const [sites] = canvas.getAllByRole('link', { name: 'Sites' });
    if (sites) await userEvent.click(sites);
    const [, heading] = await Promise.all([notice, canvas.findByRole('heading', { level: 1, name: 'Sites' })]);
    await expect(heading).toBeVisible();
  },
};

/** Managers can try decisions and are told why they are refused, without being asked for a reason. */
export const RefusesAManager: Story = {
  tags: ['nightly'],
  args: { path: '/manager/campaigns/adverts/31' },
  beforeEach: as.manager,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Moderation' }));
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await choose({ userEvent }, 'Approve');
    await expect(await screen.findByText('only admin can approved')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Moderation' }));
    await choose({ userEvent }, 'Ban');
    await expect(await screen.findByText('only admin can ban')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Moderation' }));
    await choose({ userEvent }, 'Return');
    await expect(await screen.findByText('only admin can return')).toBeVisible();
  },
};

export const CannotStart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    await expect(await screen.findByText('cannot start, advert status moderate')).toBeVisible();
  },
};

/** A working advert whose status can be changed. */
const working: Story['beforeEach'] = ({ msw }) => {
  let status: Advert['status'] = 'working';
  msw.use(
    http.get('/backend/api/adverts/31', () =>
      HttpResponse.json({ ...detail, advert: { ...detail.advert, loading_status: 'processing', status } }),
    ),
    http.put('/backend/api/adverts/31', async ({ request }) => {
      ({ status } = (await request.json()) as AdvertUpdate);
      return HttpResponse.json({ ...detail.advert, status });
    }),
  );
};

export const UndoesAStop: Story = {
  tags: ['nightly'],
  beforeEach: working,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText(`Advert ${detail.advert.name} stopped`)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(
      await screen.findByText(`Advert ${detail.advert.name} started. Not serving yet: video not ready`),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** The button has the most likely action; the menu has all actions, and shows the reason if one is refused. */
export const Stops: Story = {
  beforeEach: working,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await choose({ userEvent }, 'Stop');
    await expect(await screen.findByText('advert already stopped')).toBeVisible();
  },
};

/** A failure shows one toast, and the status is unchanged. */
export const ServerRefuses: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      ...withAdvert({ status: 'stopped' }),
      http.put('/backend/api/adverts/31', () => HttpResponse.json({ error: 'balance is empty' }, { status: 400 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    await expect(await screen.findByText('Code 400, balance is empty')).toBeVisible();
    await expect(screen.queryAllByText(/balance is empty/)).toHaveLength(1);
    await waitFor(() => expect(canvas.getByText('Stopped')).toBeVisible());
  },
};

/** A notice before saving. */
export const WillBeModeratedAgain: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Title and category');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' and summer');
    await expect(await canvas.findByText(/needs moderation/)).toBeVisible();
  },
};

/** Everything that viewers see counts as a change, not only texts; a reverted change does not. */
export const ModeratedByASwitch: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2');
    await userEvent.click(canvas.getByLabelText(/^Compress/));
    await expect(canvas.queryByText(/needs moderation/)).toBeNull();
    await userEvent.click(canvas.getByLabelText(/^Vertical/));
    await expect(await canvas.findByText(/needs moderation/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Vertical/));
    await waitFor(() => expect(canvas.queryByText(/needs moderation/)).toBeNull());
  },
};

export const Saves: Story = {
  beforeEach: ({ msw }) => {
    msw.use(takesTheWhole(({ name, status }) => name === 'Spring sale 15s 2' && status === 'moderate'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2');
    await expect(canvas.getByText('1 change: Name')).toBeVisible();
    // a changed field has a thicker outline; the bar has its name
    await expect(getComputedStyle(canvas.getByLabelText('Name')).boxShadow).not.toBe('none');
    await expect(getComputedStyle(canvas.getByLabelText('Link')).boxShadow).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Advert Spring sale 15s 2 updated')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await expect(canvas.getByRole('form', { name: 'Advert' })).toHaveFocus();
  },
};

/** The bar names the changes and can discard them. */
export const Discards: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2');
    await openSection({ canvas, userEvent }, 'Tracking');
    await userEvent.click(canvas.getByRole('button', { name: 'Add tracker' }));
    await expect(canvas.getByText('2 changes: Name, Trackers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Spring sale 15s');
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
};

/** Refused fields in folded sections are revealed, and the first one gets the focus. */
export const OpensWhatIsRefused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { vpaid_name: ['Too long'], icon_name: ['Too long'] };
    msw.use(
      http.put('/backend/api/adverts/31', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'VPAID');
    await userEvent.click(canvas.getByRole('switch', { name: 'Use VPAID' }));
    await userEvent.type(canvas.getByLabelText('VPAID script'), 'https://cdn.example/vpaid.js');
    await userEvent.click(canvas.getByRole('button', { name: 'VPAID', expanded: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText(/^VPAID name/)).toHaveFocus());
    await expect(canvas.getByLabelText(/^Icon name/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Icon' })).toHaveAccessibleDescription(/to correct$/);
  },
};

const counts = { win: 1000, impression: 950, show: 900, quartile25: 450, quartile50: 400, quartile75: 380 };

/** How far viewers watch the advert, in the page's dates. */
export const Watched: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      ...withAdvert({ status: 'working' }),
      getGetAnalyticsMockHandler({
        ...getGetAnalyticsResponseMock(),
        totals: { metrics: { ...counts, quartile100: 360, skip: 90 }, compare: null },
      }),
    );
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Completion' }));
    await expect(steps.getByText('50.0% of shows')).toBeVisible();
    await expect(
      canvas.getByText('Most leave between show and quartile25. 90 skipped it, 10% of shows.'),
    ).toBeVisible();
  },
};

/** Without the event store an explanation is shown instead of zeros. */
export const NoEventStore: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      ...withAdvert({ status: 'working' }),
      http.get('/backend/api/reports', () =>
        HttpResponse.json(
          { error: 'The event store is not available', since: '2026-11-20T10:00:00Z' },
          { status: 503 },
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    const funnel = within(await canvas.findByRole('figure', { name: 'Completion' }));
    await expect(
      await funnel.findByText(/^The event store is not available\. Events are still recorded/),
    ).toBeVisible();
    await expect(funnel.getByRole('button', { name: 'Retry' })).toBeVisible();
    const figures = within(canvas.getByRole('region', { name: 'Figures' }));
    await expect(figures.getByText(/will be counted here when it is back/)).toBeVisible();
    await expect(figures.queryByText('Spend')).toBeNull();
  },
};
