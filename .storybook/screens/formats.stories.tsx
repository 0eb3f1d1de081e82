import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetFormatSettingsResponseMock,
  getListFormatSettingsMockHandler,
  getListFormatSettingsResponseMock,
  getListRefusedAdvertsMockHandler,
} from '@/shared/api/generated/endpoints/formats/formats.msw';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/Formats',
  component: Screen,
  args: { path: '/admin/settings-global/formats' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const formats = getListFormatSettingsResponseMock();
const listed = (rows: typeof formats, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListFormatSettingsMockHandler(rows)),
  play: async (context) => {
    await shows('Formats')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

export const Success: Story = {
  ...listed(formats, 'Midroll'),
  play: async (context) => {
    await listed(formats, 'Midroll').play?.(context);
    const { getAllByRole } = context.canvas;
    const rulers = getAllByRole('img', { name: /seconds/ }).map((ruler) => ruler.getAttribute('aria-label'));
    await expect(rulers).toEqual([
      '5 to 60 seconds, skip after 5',
      '5 to 30 seconds, skip after 5',
      '5 to 60 seconds',
      '0 to 60 seconds',
    ]);
  },
};
export const Empty = listed([], 'No formats yet');
const long = formats.map((row) => ({ ...row, name: longName }));
export const OnAPhone = { ...listed(long, longName), globals: phoneWindow };

/** On cards, numbers have a noun in singular or plural. */
export const CountsOnAPhone: Story = {
  tags: ['nightly'],
  ...listed(
    formats.slice(0, 1).map((row) => ({ ...row, placements_count: 1, adverts_count: 12 })),
    '12',
  ),
  globals: phoneWindow,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('listitem');
    await expect(card).toHaveTextContent(/1 placement ?12 adverts/);
  },
};

export const New: Story = {
  args: { path: '/admin/settings-global/formats/new' },
  beforeEach: ({ msw }) => {
    const errors = { code: ['This code already belongs to a format, perhaps a removed one'] };
    msw.use(
      http.post('/backend/api/settings/formats', () => HttpResponse.json({ error: 'x', errors }, { status: 422 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Bumper');
    await userEvent.type(canvas.getByLabelText('Code'), 'Bumper 6{Enter}');
    await expect(await canvas.findByText('Lower-case letters, digits and hyphens, such as own-sites')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Code'));
    await userEvent.type(canvas.getByLabelText('Code'), 'preroll{Enter}');
    await expect(await canvas.findByText('This code already belongs to a format, perhaps a removed one')).toBeVisible();
  },
};

/** An overlay is a picture without scripts, so there is no field for them. */
export const NewOverlay: Story = {
  args: { path: '/admin/settings-global/formats/new' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/settings/formats', async ({ request }) => {
        const body = (await request.json()) as { vpaid_allowed: boolean };
        const errors = { vpaid_allowed: ['An overlay is a picture: it has no VPAID scripts'] };
        return body.vpaid_allowed
          ? HttpResponse.json({ error: 'x', errors }, { status: 422 })
          : HttpResponse.json({ ...getGetFormatSettingsResponseMock(), ...body });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('VPAID scripts are allowed')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Overlay');
    await expect(canvas.queryByLabelText('VPAID scripts are allowed')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Name'), 'Banner');
    await userEvent.type(canvas.getByLabelText('Code'), 'banner{Enter}');
    await expect(await notice('Format Banner created')).toBeVisible();
  },
};

/** Working adverts that would no longer fit are listed before the format is saved. */
export const Shortened: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/formats/1' },
  beforeEach: ({ msw }) => {
    const reason = 'This video is 30 s long. The format Preroll allows 5 to 20 s.';
    msw.use(
      getListRefusedAdvertsMockHandler({ total: 52, items: [{ id: 31, name: 'Spring sale, 30 s', reason }] }),
      http.patch('/backend/api/settings/formats/1', async ({ request }) =>
        HttpResponse.json({ ...getGetFormatSettingsResponseMock(), ...((await request.json()) as object) }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const longest = await canvas.findByLabelText(/^Longest video/);
    await userEvent.clear(longest);
    await userEvent.type(longest, '20{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Save Preroll?' });
    await expect(question).toHaveTextContent('52 working adverts would no longer fit');
    const link = screen.getByRole('link', { name: 'Spring sale, 30 s' });
    await expect(link).toHaveAttribute('href', '/admin/campaigns/adverts/31');
    await userEvent.click(screen.getByRole('button', { name: 'Save format' }));
    await expect(await notice('Format Preroll updated')).toBeVisible();
  },
};

/** A list that can be scrolled further has a shadow at its edge. */
export const ManyRefused: Story = {
  args: { path: '/admin/settings-global/formats/1' },
  beforeEach: ({ msw }) => {
    const reason = 'This video is 30 s long. The format Preroll allows 5 to 20 s.';
    const items = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Sale ${index + 1}`, reason }));
    msw.use(getListRefusedAdvertsMockHandler({ total: 12, items }));
  },
  play: async ({ canvas, userEvent }) => {
    const longest = await canvas.findByLabelText(/^Longest video/);
    await userEvent.clear(longest);
    await userEvent.type(longest, '20{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Save Preroll?' });
    await expect(question).toHaveTextContent('12 working adverts would no longer fit');
    const list = within(question).getByRole('list');
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(getComputedStyle(list).backgroundAttachment).toBe('local, local, scroll, scroll');
    await expect(getComputedStyle(list).backgroundImage).toContain('gradient');
  },
};

/** Contradicting limits are refused at their field, before adverts are checked. */
export const CrossedLimits: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/formats/1' },
  beforeEach: ({ msw }) => {
    const errors = { max_duration: ['Must not be less than the shortest video'] };
    msw.use(
      http.post('/backend/api/settings/formats/1/refused-adverts', () =>
        HttpResponse.json({ error: 'x', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const longest = await canvas.findByLabelText(/^Longest video/);
    await userEvent.clear(longest);
    await userEvent.type(longest, '2{Enter}');
    // the bar extends to the edge of the page, beyond the column of fields
    const bar = canvas.getByRole('button', { name: 'Discard' }).parentElement;
    const content = canvas.getByRole('heading', { level: 1 }).closest('main');
    await expect(bar?.getBoundingClientRect().right).toBe(content?.getBoundingClientRect().right);
    await waitFor(() => expect(longest).toHaveAccessibleDescription(/Must not be less than the shortest video/));
    await expect(longest).toHaveValue('2');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const EditOnAPhone: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/formats/1' },
  globals: phoneWindow,
  play: shows('Edit Preroll'),
};
