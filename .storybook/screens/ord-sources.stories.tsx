import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import {
  getGetOrdSourceMockHandler,
  getGetOrdSourceResponseMock,
  getListOrdSourceSettingsMockHandler,
  getListOrdSourceSettingsResponseMock,
} from '@/shared/api/generated/endpoints/ord/ord.msw';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/ORD sources',
  component: Screen,
  args: { path: '/admin/settings-global/ord/sources' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sources = getListOrdSourceSettingsResponseMock();
const listed = (rows: typeof sources, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListOrdSourceSettingsMockHandler(rows)),
  play: async (context) => {
    await shows('ORD sources')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

export const Success = listed(sources, 'Mediascout of last year');
export const Empty = listed([], 'No ORD sources yet');
const long = sources.map((row) => ({ ...row, name: longName }));
export const OnAPhone = { ...listed(long, longName), globals: phoneWindow };

/** Contradictions are shown at their fields, including those of the contract. */
export const New: Story = {
  args: { path: '/admin/settings-global/ord/sources/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Agency');
    await userEvent.selectOptions(canvas.getByLabelText('ERID'), 'Entered by hand, with API access');
    await expect(canvas.getByLabelText('ERID')).toHaveAccessibleDescription(/entered by hand all the same/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add contract' }));
    await userEvent.type(canvas.getByLabelText('Contract ID'), 'CONTRACT 17');
    await userEvent.type(canvas.getByLabelText('Date'), '15/01/2026');
    await userEvent.type(canvas.getByLabelText(/^Last day/), '14/01/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Create ORD source' }));
    await expect(await canvas.findByText('No spaces')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('API access')).toHaveAccessibleDescription(/Required/));
    await expect(canvas.getByText('Must not be before the date of the contract')).toBeVisible();

    await userEvent.selectOptions(canvas.getByLabelText('API access'), 'VK ORD sandbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove contract' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create ORD source' }));
    await expect(await notice('ORD source VK ORD created')).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/ord/sources/3' },
  beforeEach: ({ msw }) => {
    const errors = { name: ['There is a source with this name already'] };
    msw.use(
      getGetOrdSourceMockHandler({ ...getGetOrdSourceResponseMock(), id: 3, is_default: false }),
      http.patch('/backend/api/settings/ord/sources/3', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    await expect(await canvas.findByText('There is a source with this name already')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** The default can only be moved to another source, not removed. */
export const EditOnAPhone: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/ord/sources/1' },
  globals: phoneWindow,
  play: async (context) => {
    await shows('Edit VK ORD')(context);
    const field = await context.canvas.findByRole('switch', { name: 'Default' });
    await expect(field).toHaveAccessibleDescription(/Make another source the default instead/);
  },
};
