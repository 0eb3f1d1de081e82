import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getListAdvertsMockHandler,
  getListAdvertsResponseMock,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { choose } from './choose';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { failing, forbidden, loading, longName, recovering } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/Adverts',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/advertiser/campaigns/adverts' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LIST = '/backend/api/adverts';

const [advert] = getListAdvertsResponseMock();

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

/** What the address says is shown: what lies in a folder, in one status. */
export const InAFolder: Story = {
  args: { path: '/advertiser/campaigns/adverts?folder=22' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regional', { selector: '[aria-current=page]' })).toBeVisible();
    const grid = within(await canvas.findByRole('grid', { name: 'Adverts' }));
    await expect(grid.queryByRole('link', { name: 'Spring sale 15s' })).toBeNull();
    await expect(grid.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(2);
  },
};

export const EmptyFolder: Story = {
  args: { path: '/advertiser/campaigns/adverts?folder=23' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No adverts here')).toBeVisible();
  },
};

export const MovedByTheMenu: Story = {
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

/** An admin's queue: whose turn it is; others' adverts lie in no folder of one's own. */
export const ToModerate: Story = {
  args: { path: '/admin/campaigns/adverts?status=moderate' },
  beforeEach: as.admin,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filter by Status: Moderate' })).toBeVisible();
    await expect(canvas.queryByText('Working')).toBeNull();
    await expect(canvas.queryByText('Folders')).toBeNull();
  },
};

export const NoMatch: Story = {
  args: { path: '/advertiser/campaigns/adverts?search=snow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Spring sale 15s' })).toBeVisible();
  },
};

export const Loading: Story = loading(LIST);

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListAdvertsMockHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No adverts yet')).toBeVisible();
  },
};

export const Failure: Story = failing(LIST);

export const Recovered: Story = recovering(LIST);

export const Forbidden: Story = forbidden(LIST);

export const ManyRows: Story = {
  beforeEach: ({ msw }) => {
    const adverts = advert
      ? Array.from({ length: 400 }, (_, index) => ({ ...advert, id: index + 1, name: `Advert ${index + 1}` }))
      : [];
    msw.use(getListAdvertsMockHandler(adverts));
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Adverts' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '401'));
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListAdvertsMockHandler(advert ? [{ ...advert, name: longName }] : []));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Everything must go/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Rows are cards. */
export const OnATelephone: Story = { ...LongText, globals: telephone };
