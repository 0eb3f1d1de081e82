import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import type { SiteBulk } from '@/shared/api';
import { getListSitesMockHandler, getListSitesResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/Sites',
  component: Screen,
  args: { path: '/webmaster/sites' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [site] = getListSitesResponseMock().items;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Evening news' })).toHaveAttribute(
      'href',
      '/webmaster/sites/4',
    );
    await expect(canvas.getByText('news.example')).toBeVisible();
    const totals = within(canvas.getByRole('region', { name: 'Totals' }));
    await expect(await totals.findByText('66.2%')).toBeVisible();
    await expect(totals.getByText('Yesterday')).toBeVisible();
    await expect(totals.getByText('This month')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^3 sites/ })).toHaveTextContent('48,200');
    const row = canvas.getByRole('row', { name: /Evening news/ });
    await expect(row).toHaveTextContent(/1,840\.50.*Up, better: .*12\.2%/);
  },
};

/** The codes of each placement are one click away. */
export const TagCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tag code of Evening news' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag code of Evening news' }));
    await expect(await dialog.findByRole('region', { name: 'Code for VAST URL' })).toHaveTextContent('placement=21');
    await userEvent.selectOptions(dialog.getByLabelText('Placement'), 'Between two reports');
    await userEvent.selectOptions(dialog.getByLabelText('Used in'), 'Video.js');
    await expect(dialog.getByRole('region', { name: 'Code for Video.js' })).toHaveTextContent('placement=22');
    await expect(dialog.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  },
};

/** A site without its proof shows the end of its grace period and links to the remedy. */
export const AtRisk: Story = {
  beforeEach: ({ msw }) => {
    if (site === undefined) throw new Error('the example has no site');
    const verification = { ...site.verification, misses: 1, grace_ends_at: '2026-11-27T10:00:00.000Z' };
    msw.use(getListSitesMockHandler({ items: [{ ...site, verification }], total: 1, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so serving ends on 27\/11\/2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Put it back: Evening news' })).toHaveAttribute(
      'href',
      '/webmaster/sites/4#verification',
    );
  },
};

/** Refusals are listed with the reason. */
export const StopsMany: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Evening news' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Football today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop: 2 sites' }));
    await expect(dialog.getByText('1 done, 1 refused')).toBeVisible();
    await expect(dialog.getByText('This site is already stopped')).toBeVisible();
  },
};

/** Archiving needs no confirmation: Undo restores all sites in one call. */
export const UndoesAnArchive: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let previous = '';
    msw.use(
      http.post('/backend/api/sites/bulk', async ({ request }) => {
        // typed as the contract's client sends it
        const { ids, action } = (await request.json()) as SiteBulk;
        const ok = action === 'archive' || (action === 'restore' && previous === 'archive');
        previous = action;
        return HttpResponse.json({ results: ids.map((id) => ({ id, ok, status: ok ? 200 : 400 })) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Evening news' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Football today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(await notice('2 sites archived')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await notice('2 sites restored')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListSitesMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sites yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a site' })).toHaveAttribute('href', '/webmaster/sites/new-site');
  },
};

export const ManyRows: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const items = site
      ? Array.from({ length: 50 }, (_, index) => ({ ...site, id: index + 1, name: `Site ${index + 1}` }))
      : [];
    msw.use(getListSitesMockHandler({ items, total: 480, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 480')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const domain = `${'news'.repeat(15)}.example`;
    msw.use(
      getListSitesMockHandler({
        items: site ? [{ ...site, name: longName, domain, domain_unicode: domain }] : [],
        total: 1,
        next: null,
        previous: null,
      }),
    );
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(longName)).toBeVisible();
    await shows('Sites')(context);
  },
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };

/** Webmasters have no campaigns. */
export const NoSuchSection: Story = {
  args: { path: '/webmaster/campaigns' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeInTheDocument();
  },
};
