import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import {
  getGetSiteResponseMock,
  getListSiteChecksResponseMock,
} from '@/shared/api/generated/endpoints/sites/sites.msw';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { siteHandlers } from './site-handlers';

const meta = {
  title: 'Screens/Site warnings',
  component: Screen,
  args: { path: '/webmaster/sites/4' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const site = getGetSiteResponseMock();
const noTag = {
  ...({ method: 'meta', code: 'no_tag', outcome: 'missing' } as const),
  cause: 'The home page opens, but its head does not have the tag.',
  cure: 'Put the tag into the head of https://news.example/, not of another page, and publish it.',
  chain: [{ url: 'https://news.example/', status: 200 }],
  ...{ bytes: 48210, line: null, expected: null, age: null },
};

/** Live regions with a text, without empty ones. */
const withText = (statuses: HTMLElement[]) => statuses.filter(({ textContent }) => textContent !== '');

/** The deadline is shown where the proof can be restored, in one banner with the result of the check. */
export const Grace: Story = {
  beforeEach: ({ msw }) => {
    const verification = {
      ...site.verification,
      ...{ misses: 1, grace_ends_at: '2026-11-27T10:00:00.000Z', last_answer: noTag },
    };
    const ads_txt = { ...site.ads_txt, found: false };
    msw.use(...siteHandlers({ ...site, state_reason: 'The proof of its domain is gone', verification, ads_txt }));
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    await expect(part.getByText(/^The site stops serving on 27\/11\/2026/)).toBeVisible();
    await expect(part.queryByText(/^Verified on/)).toBeNull();
    const [banner, ...others] = withText(part.getAllByRole('status'));
    await expect(banner).toHaveTextContent(noTag.cause);
    await expect(others).toEqual([]);
    await expect(part.queryByRole('alert')).toBeNull();
    await expect(part.getByText(/^ads\.txt did not have our line/)).toBeVisible();
    await expect(part.getByRole('radio', { name: 'Meta tag' })).toBeChecked();
  },
};

const unresolved = {
  ...({ method: 'meta', code: 'unresolved', outcome: 'missing' } as const),
  cause: 'There is no host named news.example.',
  cure: 'Check that the domain is paid for and has DNS records.',
  chain: [{ url: 'https://news.example/', status: 0 }],
  ...{ bytes: 0, line: null, expected: '<meta name="preroll-verification" content="4f1c">', age: null },
};
const unreachable = {
  ...site,
  state: 'not_verified' as const,
  verification: { ...site.verification, verified_at: null, last_answer: unresolved },
};

/** Nothing is claimed about what could not be read: the size, the proof and ads.txt. */
export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    const adsTxt = { ...site.ads_txt, found: null, checked_at: null };
    msw.use(...siteHandlers({ ...unreachable, ads_txt: adsTxt }));
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    await expect(part.getByText('There is no host named news.example.')).toBeVisible();
    await expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Read']);
    await expect(part.queryByText(/^ads\.txt (has|did)/)).toBeNull();
  },
};

/** An earlier result for ads.txt still applies, also if this check only read the DNS. */
export const UnreachableAfterAdsTxt: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => msw.use(...siteHandlers({ ...unreachable, ads_txt: { ...site.ads_txt, found: false } })),
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    await expect(part.getByText('There is no host named news.example.')).toBeVisible();
    await expect(part.getByText(/^ads\.txt did not have our line on 20\/11\/2026/)).toBeVisible();
  },
};

/** Who checked, how, and whether it counts as a miss; older checks on demand. */
export const Checks: Story = {
  beforeEach: ({ msw }) => {
    const { items } = getListSiteChecksResponseMock();
    const [proof, miss] = items;
    if (proof === undefined || miss === undefined) throw new Error('the example has too few checks');
    const older = { ...miss, id: 1, is_daily: false, counts_as_miss: false };
    msw.use(
      http.get('/backend/api/sites/4/checks', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('after');
        const page = isFirst ? { items, next: 'older' } : { items: [older], next: null };
        return HttpResponse.json({ ...page, total: items.length + 1, previous: null });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Checks/ }));
    const list = within(await canvas.findByRole('list', { name: 'Checks' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Meta tag: The tag is on the home page.');
    await expect(list.getByText(/Meta tag, daily, counts as a miss: The tag on the home page has/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older checks' }));
    await expect(await list.findByText(/Meta tag: The tag on the home page has another token/)).toBeVisible();
  },
};

/** A site that was never checked has no list of checks, and no failure. */
export const NoChecks: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const verification = {
      ...site.verification,
      method: null,
      verified_at: null,
      last_check_at: null,
      last_answer: null,
    };
    msw.use(...siteHandlers({ ...site, state: 'not_verified', verification }));
  },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Verification' }));
    await expect(part.getByRole('radio', { name: 'Meta tag' })).toBeChecked();
    await expect(part.queryByRole('button', { name: /^Checks/ })).toBeNull();
    await expect(withText(part.getAllByRole('status'))).toEqual([]);
  },
};

/** Changes without a user appear under the platform's name. */
export const LossInTheHistory: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/backend/api/sites/4/changes', () =>
        HttpResponse.json({
          items: [
            {
              id: 72,
              user_id: null,
              user_name: null,
              created_at: '2026-11-20T04:10:00.000Z',
              action: 'updated',
              fields: [{ field: 'verified', old: true, new: false }],
            },
          ],
          total: 1,
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('list', { name: 'History of Evening news' });
    const [loss] = within(history).getAllByRole('listitem');
    await expect(loss).toHaveTextContent('Preroll');
    await expect(loss).toHaveTextContent(/Verification.*Verified.*Not verified/);
  },
};
