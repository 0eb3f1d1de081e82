import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Advert, AdvertBulk } from '@/shared/api';
import { getListAdvertsResponseMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { choose } from '@/shared/testing/choose';
import { nextDownload } from '@/shared/testing/next-download';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const LIST = '/backend/api/adverts';

const examples = getListAdvertsResponseMock();

/** Searches, filters and paginates these adverts like the server, keeping their order. */
const listing = (adverts: readonly Advert[]) =>
  http.get(LIST, ({ request }) => {
    const { searchParams: query } = new URL(request.url);
    const states = query.getAll('state');
    const folder = query.get('folder_id');
    const search = query.get('search')?.toLowerCase() ?? '';
    const offset = Number(query.get('offset'));
    const matching = adverts.filter(
      ({ name, status, returned, folder_id }) =>
        name.toLowerCase().includes(search) &&
        (states.length === 0 || states.includes(returned ? 'returned' : status)) &&
        (folder === null || Number(folder) === (folder_id ?? 0)),
    );
    const page = matching.slice(offset, offset + Number(query.get('limit') ?? matching.length));
    return HttpResponse.json(page, { headers: { 'X-Total-Count': String(matching.length) } });
  });

const seen = seenBy(as.advertiser);

const meta = {
  title: 'Screens/Adverts',
  component: Screen,
  args: { path: '/advertiser/campaigns/adverts' },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    seen.beforeEach(context);
    context.msw.use(listing(examples));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [advert] = examples;

const many = (count: number, change: Partial<Advert> = {}) =>
  advert
    ? Array.from({ length: count }, (_, index) => ({
        ...advert,
        ...change,
        id: index + 100,
        name: `Advert ${index + 1}`,
      }))
    : [];

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale 15s' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/adverts/31',
    );
    const row = within(canvas.getByRole('row', { name: /Spring sale 15s/ }));
    await expect(await row.findByRole('link', { name: 'Spring sale' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/12',
    );
    await expect(canvas.getByRole('link', { name: 'Adverts', current: 'page' })).toBeVisible();
    await expect(await canvas.findByRole('tree', { name: 'Folders' })).toBeVisible();
  },
};

/** The URL selects a folder and a status. */
export const InAFolder: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/adverts?folder=22' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regional', { selector: '[aria-current=page]' })).toBeVisible();
    const grid = within(await canvas.findByRole('grid', { name: 'Adverts' }));
    await expect(grid.queryByRole('link', { name: 'Spring sale 15s' })).toBeNull();
    await expect(grid.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(2);
  },
};

export const EmptyFolder: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/adverts?folder=23' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No adverts here')).toBeVisible();
  },
};

export const MovedByTheMenu: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/folders/move', () => HttpResponse.json({ results: [{ id: 31, ok: true, status: 200 }] })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale 15s' }));
    await choose({ userEvent }, 'Move to folder');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Spring sale 15s' }));
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Sport/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An admin's queue, by waiting time; it has no folders, because the adverts belong to others. */
export const ToModerate: Story = {
  tags: ['nightly'],
  args: { path: '/admin/campaigns/adverts?status=moderate' },
  beforeEach: as.admin,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review one by one' })).toHaveAttribute('href', '/admin/moderation');
    await expect(await canvas.findByRole('button', { name: 'Filter by Status: Moderate' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Waiting since' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /Shows|Spend/ })).toBeNull();
    await expect(canvas.queryByText('CTR')).toBeNull();
    await expect(canvas.queryByText('Working')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Wrong file' })).toBeNull();
    await expect(canvas.queryByText('Folders')).toBeNull();
  },
};

/** Returned adverts show the reason. */
export const Returned: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/adverts?status=returned' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Wrong file/ }));
    await expect(row.getByText('Returned')).toBeVisible();
    await expect(row.getByText('The file is not a video. Upload it again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter by Status: Returned' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Spring sale, upright/ })).toBeNull();
  },
};

export const NoMatch: Story = {
  args: { path: '/advertiser/campaigns/adverts?search=snow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Spring sale 15s' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(listing([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No adverts yet')).toBeVisible();
  },
};

/** The server paginates; the URL contains the page. */
export const ManyPages: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/adverts?page=2' },
  beforeEach: ({ msw }) => {
    msw.use(listing(many(400)));
  },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Adverts' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '51'));
    await expect(canvas.getByText('51–100 of 400')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /next/i }));
    await expect(await canvas.findByText('101–150 of 400')).toBeVisible();
  },
};

/** Adverts on several pages are started together. The toast says how many of them are not serving. */
export const SelectedOverThePages: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      listing(many(60)),
      http.post<never, { ids: number[] }>('/backend/api/adverts/bulk', async ({ request }) => {
        const { ids } = await request.json();
        return HttpResponse.json({
          results: ids.map((id) => ({ id, ok: true, status: 200, version: 7, serving: id === ids[0] })),
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Advert 1' }));
    await userEvent.click(canvas.getByRole('link', { name: /next/i }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Advert 60' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(await screen.findByText('2 adverts started, 1 of them not serving yet')).toBeVisible();
  },
};

/** Undo stops the started adverts, unless somebody has changed them since; a refusal links to its cause. */
export const UndoesABulkStart: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      listing([
        ...examples.slice(0, 1).map((one) => ({ ...one, id: 1, name: 'One', status: 'stopped' as const })),
        ...examples.slice(0, 1).map((one) => ({ ...one, id: 2, name: 'Two', status: 'moderate' as const })),
      ]),
      http.post<never, AdvertBulk>('/backend/api/adverts/bulk', async ({ request }) => {
        const { status, ids, versions } = await request.json();
        const isUndo = status === 'stopped' && String(ids) === '1' && versions?.[1] === 7;
        const refusal = { ok: false, status: 400, error: 'cannot start, advert status moderate' };
        const results = ids.map((id) => (id === 2 ? { id, ...refusal } : { id, ok: true, status: 200, version: 7 }));
        if (status === 'working' || isUndo) return HttpResponse.json({ results });
        return HttpResponse.json({ error: 'Took back something else' }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select One' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Two' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const results = within(await screen.findByRole('dialog', { name: '2 adverts' }));
    const cause = results.getByRole<HTMLAnchorElement>('link', { name: 'See what its review waits for' });
    await expect(cause.href).toMatch(/\/advertiser\/campaigns\/adverts\/2$/);
    await userEvent.click(results.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('1 advert stopped')).toBeVisible();
  },
};

/** The file contains all pages of the filtered list. */
export const Exported: Story = {
  args: { path: '/advertiser/campaigns/adverts?status=stopped' },
  beforeEach: ({ msw }) => {
    msw.use(listing([...many(60, { status: 'stopped' }), ...examples.filter(({ status }) => status !== 'stopped')]));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–50 of 60')).toBeVisible();
    const saved = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const { name, text } = await saved;
    await expect(name).toMatch(/^adverts-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...rows] = text.trim().split('\r\n');
    await expect(head).toBe('Name,Campaign,Status,Shows,Clicks,CTR,Completed,"Spend, RUB"');
    await expect(rows).toHaveLength(60);
    await expect(rows.at(-1)).toBe('Advert 60,Spring sale,Stopped,,,,,');
  },
};

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(listing(advert ? [{ ...advert, name: longName }] : []));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Everything must go/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Rows are shown as cards. */
export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
