import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import {
  getListSiteFiguresMockHandler,
  getListSiteFiguresResponseMock,
  getListSitesMockHandler,
  getListSitesResponseMock,
} from '@/shared/api/generated/endpoints/sites/sites.msw';
import { choose } from '@/shared/testing/choose';
import { nextDownload } from '@/shared/testing/next-download';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Site list',
  component: Screen,
  args: { path: '/manager/sites' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.manager),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [site, other] = getListSitesResponseMock().items;
if (site === undefined || other === undefined) throw new Error('the example has too few sites');

/** Each filter narrows the result of the previous ones. */
export const Filters: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/backend/api/sites', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const filters = ['state', 'status', 'verification', 'category', 'owner_id'].flatMap((name) =>
          searchParams.getAll(name),
        );
        return HttpResponse.json({ items: [{ ...site, name: ['Found', ...filters].join(' ') }], total: 1 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const found = async (name: string | RegExp) => expect(await canvas.findByRole('link', { name })).toBeVisible();
    await found(/^Found/);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by State' }));
    await choose({ userEvent }, 'Serving', 'menuitemcheckbox');
    await userEvent.keyboard('{Escape}');
    await found('Found serving');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by More' }));
    await choose({ userEvent }, 'Approved', 'menuitemcheckbox');
    await found('Found serving approved');
    await choose({ userEvent }, 'At risk', 'menuitemradio');
    await userEvent.keyboard('{Escape}');
    await found('Found serving approved at_risk');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Category' }));
    await choose({ userEvent }, 'Movies', 'menuitemradio');
    await userEvent.keyboard('{Escape}');
    await found('Found serving approved at_risk IAB1-5');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Webmaster' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Filter by Webmaster' }), 'Boris');
    await userEvent.click(await screen.findByRole('option', { name: /Boris Orlov/ }));
    await found(/^Found serving approved at_risk IAB1-5 \d+$/);
  },
};

/** Without results, the totals keep their height and have dashed lines instead of trends. */
export const NoResults: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListSiteFiguresMockHandler({ ...getListSiteFiguresResponseMock(), totals: [], items: [] }));
  },
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Totals' }));
    await expect(await totals.findAllByRole('img', { name: 'Zero throughout' })).toHaveLength(6);
    await expect(totals.getAllByText('–')).toHaveLength(3);
  },
};

/** The exported file has a column for the currency if there are several, and amounts rounded as on the screen. */
export const ExportsSeveralCurrencies: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const figures = getListSiteFiguresResponseMock();
    const [total] = figures.totals;
    const [row] = figures.items;
    if (total === undefined || row === undefined) throw new Error('the example has no figures');
    msw.use(
      getListSitesMockHandler({ items: [site, other], total: 2, next: null, previous: null }),
      getListSiteFiguresMockHandler({
        ...figures,
        totals: [total, { ...total, currency: 'USD' }],
        items: [
          { ...row, figures: { ...row.figures, requests: 3, responses: 2, revenue: 1840.506_25 } },
          { ...row, id: other.id, currency: 'USD' },
        ],
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Currency' })).toBeVisible();
    const saved = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const { name, text } = await saved;
    await expect(name).toMatch(/^sites-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = text.trim().split('\r\n');
    await expect(head).toBe('Site,Domain,Webmaster,State,Requests,Fill rate,Impressions,Completed,Revenue,Currency');
    await expect(rows[0]).toMatch(/^Evening news,news\.example,Oleg Sokolov,Serving,3,0\.667,.*,1840\.51,RUB$/);
    await expect(rows[1]).toMatch(/^Football today,.*,1840\.50,USD$/);
  },
};
