import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Site, SiteStatusAction, SiteStatusChange } from '@/shared/api';
import { getGetSiteResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { choose } from '@/shared/testing/choose';
import { notice } from './notices';
import { oneSite } from './one-site';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Site actions',
  component: Screen,
  args: { path: '/webmaster/sites/4' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DETAIL = '/backend/api/sites/4';

const site = getGetSiteResponseMock();
const actions = { name: 'Actions for Evening news' };

/** Admins alone set the webmaster's part. */
export const RevenueShare: Story = {
  args: { path: '/admin/sites/4/edit' },
  beforeEach: [
    ...[as.admin].flat(),
    ({ msw }) => {
      msw.use(
        http.patch(DETAIL, async ({ request }) => {
          const { revenue_share } = (await request.json()) as { revenue_share?: number };
          return revenue_share === 72.5
            ? HttpResponse.json({ ...site, revenue_share })
            : HttpResponse.json({ error: 'The share is not sent' }, { status: 400 });
        }),
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const share = await canvas.findByRole('spinbutton', { name: /^Revenue share/ });
    await userEvent.type(share, '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(share).toBeInvalid());
    await userEvent.clear(share);
    await userEvent.type(share, '72.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await notice('Site Evening news updated')).toBeVisible();
  },
};

/** Only what is archived is removed: the menu says so before. */
export const NotYetRemovable: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actions));
    const remove = await screen.findByRole('menuitem', { name: /^Remove/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveTextContent('Only archived sites can be removed');
  },
};

/** The list follows, and nothing asks any more for what was removed. */
export const Removal: Story = {
  beforeEach: ({ msw }) => {
    let isGone = false;
    msw.use(
      http.delete(DETAIL, () => {
        isGone = true;
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(DETAIL, () =>
        isGone
          ? HttpResponse.json({ error: 'Not found' }, { status: 404 })
          : HttpResponse.json({ ...site, status: 'archive', state: 'archived' }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actions));
    await choose({ userEvent }, 'Remove');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Evening news?' });
    await expect(question).toHaveTextContent('news.example can be added again');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await notice('Site removed')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Sites' })).toBeVisible();
    await expect(screen.queryByText(/^Code 404/)).toBeNull();
  },
};

/** Reviewers are warned of letters that pose as others. */
export const Homograph: Story = {
  tags: ['nightly'],
  args: { path: '/manager/sites/4' },
  beforeEach: [
    ...[as.manager].flat(),
    ({ msw }) => {
      msw.use(...oneSite({ ...site, domain_resembles: 'apple.example' }));
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The domain looks like apple.example')).toBeVisible();
  },
};

const after: Partial<Record<SiteStatusAction, Pick<Site, 'status' | 'state'>>> = {
  start: { status: 'working', state: 'serving' },
  stop: { status: 'stopped', state: 'stopped' },
  archive: { status: 'archive', state: 'archived' },
  restore: { status: 'working', state: 'serving' },
};

/** A server that keeps what the site's owner does with it. */
const changing: Story['beforeEach'] = ({ msw }) => {
  let now = site;
  msw.use(
    http.get(DETAIL, () => HttpResponse.json(now)),
    http.post(`${DETAIL}/status`, async ({ request }) => {
      const { action, version } = (await request.json()) as SiteStatusChange;
      if (version !== now.version) return HttpResponse.json({ error: 'Somebody else was faster' }, { status: 400 });
      now = { ...site, ...after[action], version: version + 1 };
      return HttpResponse.json(now);
    }),
  );
};

/** What was stopped by mistake is started again from the toast, with the version that the stop has left. */
export const UndoesAStop: Story = {
  beforeEach: changing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await notice('Site Evening news stopped')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await notice('Site Evening news started')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

const returned = {
  ...site,
  status: 'moderate' as const,
  state: 'returned' as const,
  state_reason: 'Returned: there is too little content',
};

/** The owner opens the page that the reason is about, and reads what such reasons mean. */
export const ReturnedForAPage: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const page = 'https://news.example/recipes';
    msw.use(...oneSite({ ...returned, reject_reason: { code: 'no_content', text: '', page } }));
  },
  play: async ({ canvas }) => {
    const seen = await canvas.findByRole('link', { name: 'https://news.example/recipes' });
    await expect(seen).toHaveAttribute('href', 'https://news.example/recipes');
    await expect(canvas.getByText(/^For example: a home page with three articles/)).toBeVisible();
  },
};

/** What is no web address is shown, but leads nowhere. */
export const ReturnedForNoPage: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const page = 'javascript:alert(1)';
    msw.use(...oneSite({ ...returned, reject_reason: { code: 'no_content', text: '', page } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/javascript:alert/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
};

const refusal = (action: 'Ban' | 'Lock', done: string): Story => ({
  args: { path: '/manager/sites/4' },
  beforeEach: [
    ...[as.manager].flat(),
    ({ msw }) => {
      msw.use(
        http.post(`${DETAIL}/status`, async ({ request }) => {
          const { action: asked, reason } = (await request.json()) as { action: string; reason: { code: string } };
          return asked === action.toLowerCase() && reason.code === 'piracy'
            ? HttpResponse.json({ ...site, status: asked, state: done })
            : HttpResponse.json({ error: 'The reason is not sent' }, { status: 400 });
        }),
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actions));
    await choose({ userEvent }, action);
    const dialog = within(await screen.findByRole('dialog', { name: `${action} Evening news?` }));
    await userEvent.selectOptions(
      dialog.getByLabelText('Reason'),
      'It shows works without the consent of their owners',
    );
    await expect(dialog.getByText(/^The webmaster reads: Remove them/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Page/ }), 'https://other.example/film');
    await userEvent.click(dialog.getByRole('button', { name: action }));
    await expect(await dialog.findByText('Must be an address on news.example')).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Page/ }));
    await userEvent.click(dialog.getByRole('button', { name: action }));
    await expect(await notice(`Site Evening news ${done}`)).toBeVisible();
  },
});

/** The reason is about the site, so its page is on it. */
export const Ban = refusal('Ban', 'banned');
export const Lock = refusal('Lock', 'locked');

/** Nothing asks before: what was archived comes back as it was. */
export const UndoesAnArchive: Story = {
  tags: ['nightly'],
  beforeEach: changing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actions));
    await choose({ userEvent }, 'Archive');
    await expect(await notice('Site Evening news archived')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await notice('Site Evening news restored')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toBeVisible();
  },
};
