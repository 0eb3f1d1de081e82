import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Site, SiteStatusAction, SiteStatusChange } from '@/shared/api';
import { getGetSiteResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { choose } from '@/shared/testing/choose';
import { notice } from './notices';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { siteHandlers } from './site-handlers';

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

/** Only admins set the webmaster's revenue share. */
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

/** Only archived sites can be removed; the menu has the reason. */
export const NotYetRemovable: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actions));
    const remove = await screen.findByRole('menuitem', { name: /^Remove/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveTextContent('Only archived sites can be removed');
  },
};

/** The list is updated, and the removed site is not requested again. */
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

/** Reviewers are warned of letters that imitate others. */
export const Homograph: Story = {
  tags: ['nightly'],
  args: { path: '/manager/sites/4' },
  beforeEach: [
    ...[as.manager].flat(),
    ({ msw }) => {
      msw.use(...siteHandlers({ ...site, domain_resembles: 'apple.example' }));
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

/** A server that stores the owner's changes to the site. */
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

/** Undo in the toast starts a stopped site, using the version after the stop. */
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

/** The owner can open the page in question, and sees advice for this reason. */
export const ReturnedForAPage: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const page = 'https://news.example/recipes';
    msw.use(...siteHandlers({ ...returned, reject_reason: { code: 'no_content', text: '', page } }));
  },
  play: async ({ canvas }) => {
    const seen = await canvas.findByRole('link', { name: 'https://news.example/recipes' });
    await expect(seen).toHaveAttribute('href', 'https://news.example/recipes');
    await expect(canvas.getByText(/^For example: a home page with three articles/)).toBeVisible();
  },
};

/** An invalid web address is shown as text without a link. */
export const ReturnedForNoPage: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const page = 'javascript:alert(1)';
    msw.use(...siteHandlers({ ...returned, reject_reason: { code: 'no_content', text: '', page } }));
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
          const { action: requested, reason } = (await request.json()) as { action: string; reason: { code: string } };
          return requested === action.toLowerCase() && reason.code === 'piracy'
            ? HttpResponse.json({ ...site, status: requested, state: done })
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

/** The reason is about the site itself, so its home page is given. */
export const Ban = refusal('Ban', 'banned');
export const Lock = refusal('Lock', 'locked');

/** Archiving needs no confirmation, because Undo restores the site. */
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
