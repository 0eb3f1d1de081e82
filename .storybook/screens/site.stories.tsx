import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Placement } from '@/shared/api';
import {
  getListPlacementsMockHandler,
  getListPlacementsResponseMock,
} from '@/shared/api/generated/endpoints/placements/placements.msw';
import { getGetSiteResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { emptyReportHandler, reportHandler } from './analytics-answers';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { siteHandlers } from './site-handlers';
import { longName, missing } from './states';
import { withWrongToken } from './with-wrong-token';

const meta = {
  title: 'Screens/Site',
  component: Screen,
  args: { path: '/webmaster/sites/4' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DETAIL = '/backend/api/sites/4';

/** Pressing a figure charts it; unfilled requests and invalid events are shown by reason. */
export const Success: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reportHandler);
  },
  play: async ({ canvas, userEvent }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Figures' }));
    await expect(await canvas.findByRole('figure', { name: 'Revenue by day, RUB' })).toBeVisible();
    await userEvent.click(figures.getByRole('button', { name: 'Requests' }));
    await expect(await canvas.findByRole('figure', { name: 'Requests by day' })).toBeVisible();
    const unfilled = within(await canvas.findByRole('region', { name: 'Requests without an advert' }));
    await expect(unfilled.getByText('Lower the floor price.')).toBeVisible();
    await expect(unfilled.getByRole('link', { name: 'Reasons in analytics' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\/webmaster\/analytics\?.*filter=site%3Ain%3A4%3Breason%3Anot_in%3A.*by=reason&metrics=requests/,
      ),
    );
    const invalid = within(await canvas.findByRole('region', { name: 'Invalid traffic' }));
    await expect(invalid.getByText('The address belongs to a data centre, not to a viewer.')).toBeVisible();
    await expect(
      invalid.getByText(/^3\.1% of impressions are invalid\. .* most often “Data centre”, neither counted nor paid\.$/),
    ).toBeVisible();
    const foreign = within(await canvas.findByRole('region', { name: 'Requests of other sites' }));
    await expect(foreign.getByText('тест.example')).toHaveAttribute('title', 'xn--e1aybc.example');
    await expect(await canvas.findByRole('list', { name: 'History of Evening news' })).toBeVisible();
    await expect(canvas.queryByText('What to do next')).toBeNull();
  },
};

const site = getGetSiteResponseMock();
const wrong = withWrongToken(site);
const returned = {
  ...site,
  status: 'moderate' as const,
  state: 'returned' as const,
  state_reason: 'Returned: there is too little content',
  reject_reason: { code: 'no_content' as const, text: 'The section on recipes is empty', page: null },
};

/** The result of the check, its cause and a remedy; and the remaining steps to the first advert. */
export const WrongToken: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(...siteHandlers({ ...site, state: 'not_verified', has_impressions: false, verification: wrong }));
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    await expect(part.getByText('Copy the tag again and replace the old one.')).toBeVisible();
    await expect(part.getByText('https://news.example/ 200')).toBeVisible();
    await userEvent.click(part.getByRole('radio', { name: 'DNS record' }));
    await expect(part.getByText(`preroll-verification=${site.verification.token}`)).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'What to do next' }));
    await expect(steps.getByRole('link', { name: 'Verify it' })).toBeVisible();
  },
};

/** The texts of the primary buttons in the content. */
const solids = (canvasElement: HTMLElement) => {
  const probe = canvasElement.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'var(--ui-colors-accent-solid)';
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return [...canvasElement.querySelectorAll('main :is(a, button)')]
    .filter((action) => getComputedStyle(action).backgroundColor === backgroundColor)
    .map(({ textContent }) => textContent);
};

const onePrimary = (change: Partial<typeof site>, rows: Placement[], name: string): Story => ({
  beforeEach: ({ msw }) => {
    msw.use(
      ...siteHandlers({ ...site, has_impressions: false, ...change }),
      getListPlacementsMockHandler({ items: rows, total: rows.length }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Verification' })).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: 'New placement' })).toHaveLength(rows.length > 0 ? 1 : 2);
    await waitFor(() => expect(solids(canvasElement)).toEqual([name]));
  },
});

/** One button is primary, for the next step: the check of the domain first. */
export const NextIsTheCheck = onePrimary({ state: 'not_verified', verification: wrong }, [], 'Check');

/** After the check, the first placement. */
export const NextIsTheFirstPlacement = onePrimary({ state: 'no_placement' }, [], 'New placement');

/** After the first placement, further ones. */
export const NextAreMorePlacements = onePrimary({}, getListPlacementsResponseMock().items, 'New placement');

/** A return by a reviewer takes precedence. */
export const NextIsTheReview = onePrimary({ ...returned, verification: wrong }, [], 'Resubmit');

/** While everything is in order, only one line is shown: no banner, and the instructions are folded. */
export const Verified: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    await expect(part.getByRole('status')).toHaveTextContent(
      /^Verified on 15\/10\/2026.*, last checked on 20\/11\/2026/,
    );
    await expect(part.queryByRole('radio')).toBeNull();
    await expect(part.queryByText(/ads\.txt has our line/)).toBeNull();
    await expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Check again',
      'How to verifyMeta tag',
      'ChecksThe latest first',
    ]);
    await userEvent.click(part.getByRole('button', { name: /^How to verify/ }));
    await expect(part.getByRole('radio', { name: 'Meta tag' })).toBeChecked();
    await expect(part.getByText(/ads\.txt has our line/)).toBeVisible();
    await expect(part.getAllByRole('button', { name: 'Check again' })).toHaveLength(1);
  },
};

/** The result of a check is shown above, and its button keeps the focus. */
export const CheckSucceeds: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let verification: typeof site.verification = wrong;
    msw.use(
      http.get(DETAIL, () => HttpResponse.json({ ...site, verification })),
      http.post(`${DETAIL}/verification`, () => {
        verification = site.verification;
        return HttpResponse.json({ ...site, verification });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    const button = part.getByRole('button', { name: 'Check' });
    await expect(part.getByRole('alert')).toHaveTextContent('The tag on the home page has another token.');
    await userEvent.click(button);
    await expect(await part.findByText(/^Verified on /)).toBeVisible();
    await expect(part.queryByRole('alert')).toBeNull();
    await expect(button).toHaveTextContent('Check again');
    await expect(button).toHaveFocus();
  },
};

/** A refused check shows the reason in its place. */
export const CheckRefused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const error = 'Too many checks. Try again in 5 minutes.';
    msw.use(http.post(`${DETAIL}/verification`, () => HttpResponse.json({ error }, { status: 429 })));
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    await userEvent.click(await part.findByRole('button', { name: 'Check again' }));
    await expect(await part.findByText('Too many checks. Try again in 5 minutes.')).toBeVisible();
  },
};

/** Before the first request, the figures explain where results come from instead of showing flat trends. */
export const NoResults: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(...siteHandlers({ ...site, has_impressions: false }), emptyReportHandler);
  },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Figures' }));
    await expect(await figures.findByText('No results yet')).toBeVisible();
    await expect(figures.getByText(/^Results appear once a player/)).toBeVisible();
    await expect(figures.getAllByRole('img', { name: 'Zero throughout' })).toHaveLength(6);
  },
};

/** Steps that depend on placements are not known until these have loaded. */
export const StepsWait: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      ...siteHandlers({ ...site, state: 'no_placement', has_impressions: false }),
      http.get(`${DETAIL}/placements`, () => new Promise<never>(() => undefined)),
    );
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'What to do next' }));
    await expect(steps.getByText('Verify the domain').parentElement).toHaveTextContent('Verify the domain, done');
    await expect(steps.getByText('Add a placement').parentElement).toHaveTextContent('Add a placement, loading');
    await expect(steps.queryByRole('link')).toBeNull();
  },
};

/** The owner sees the reason, the advice and when to resubmit. */
export const Returned: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      ...siteHandlers(returned),
      http.post(`${DETAIL}/status`, () => HttpResponse.json({ ...site, status: 'moderate', state: 'in_review' })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Returned: there is too little content')).toBeVisible();
    await expect(canvas.getByText('“The section on recipes is empty”')).toBeVisible();
    await expect(canvas.getByText(/^Resubmit the site when visitors find something/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resubmit' }));
    await expect(await screen.findByText('Site Evening news sent to review')).toBeVisible();
  },
};

/** With the longest name that the contract allows, on a phone. */
export const LongOnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  beforeEach: ({ msw }) => {
    msw.use(...siteHandlers({ ...returned, name: longName.slice(0, 120).trim() }));
  },
  play: shows(longName.slice(0, 120).trim()),
};

export const NotFound: Story = missing(DETAIL);

/** Changing the domain shows the consequences and needs a confirmation; a refusal is shown at its field. */
export const Edit: Story = {
  args: { path: '/webmaster/sites/4/edit' },
  beforeEach: ({ msw }) => {
    const errors = { domain: ['Another site has this domain'] };
    msw.use(http.patch(DETAIL, () => HttpResponse.json({ error: 'Look again', errors }, { status: 422 })));
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByLabelText('Address');
    await expect(canvas.queryByLabelText(/^Revenue share/)).toBeNull();
    await userEvent.clear(address);
    await userEvent.type(address, 'other.example');
    await expect(await canvas.findByText(/has to be verified and reviewed again/)).toBeVisible();
    await expect(canvas.getByText('1 change: Address')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const question = { name: 'Change the domain to other.example?' };
    await userEvent.click(
      within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(address).toHaveValue('other.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Change domain' }),
    );
    await expect(await canvas.findByText('Another site has this domain')).toBeVisible();
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
  },
};

/** The form starts with the address, on which the other fields depend. */
export const NewSite: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/sites/new-site' },
  beforeEach: ({ msw }) => {
    const errors = { domain: ['Another site has this domain'] };
    msw.use(
      http.post('/backend/api/sites/suggestion', async ({ request }) => {
        const { domain } = (await request.json()) as { domain: string };
        if (domain === 'double.example') return HttpResponse.json({ error: 'Look again', errors }, { status: 422 });
        return HttpResponse.json({
          domain: 'news.example',
          domain_unicode: 'news.example',
          domain_resembles: null,
          url: 'https://news.example/',
          name: 'Evening news',
          is_reachable: true,
          added: domain === 'own.example' ? { id: 4, name: 'Evening news' } : null,
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByLabelText('Address');
    await userEvent.type(address, 'double.example{Enter}');
    await expect(await canvas.findByText('Another site has this domain')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'own.example{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Open Evening news' })).toHaveAttribute(
      'href',
      '/webmaster/sites/4',
    );
    await expect(address).toHaveAccessibleDescription(/already/);
    await expect(address).toHaveFocus();
    await userEvent.clear(address);
    await expect(canvas.queryByRole('link', { name: 'Open Evening news' })).toBeNull();
    await userEvent.type(address, 'https://news.example/today{Enter}');
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Evening news');
    await expect(canvas.getByLabelText('Address')).toHaveValue('news.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create site' }));
    await waitFor(() => expect(canvas.getByLabelText('Categories')).toHaveAttribute('aria-invalid', 'true'));
  },
};
