import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import {
  getGetCampaignMockHandler,
  getGetCampaignResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { editedSection } from './edited-section';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, loading, longName, missing, recovering } from './states';
import { withoutDraft } from './without-draft';

const meta = {
  title: 'Screens/Edit campaign',
  component: Screen,
  args: { path: '/advertiser/campaigns/12/edit' },
  parameters: { layout: 'fullscreen' },
  beforeEach: [seenBy(as.advertiser).beforeEach, withoutDraft],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DETAIL = '/backend/api/campaigns/12';

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Spring sale');
    await expect(canvas.getByLabelText('Link')).toHaveValue('https://shop.example/spring');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** Changes are named, whichever section they are in, and can be discarded. */
export const Discards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Limits' }));
    await userEvent.type(canvas.getByLabelText(/^Daily budget/), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Audience' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tablets' }));
    await expect(await canvas.findByText('3 changes: Name, Daily budget, Devices')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Spring sale');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** Saving opens the campaign's page. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
  },
};

/** A format that is no longer sold can be kept, and is marked as no longer available. */
export const NoLongerSold: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetCampaignMockHandler(getGetCampaignResponseMock({ format_id: 99, format_name: 'Overlay' })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Format' })).toHaveDisplayValue(
      'Overlay, no longer available',
    );
    await userEvent.type(canvas.getByLabelText('Name'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
  },
};

/** While its name loads, the group is not shown as "none". */
export const GroupOnItsWay: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/groups/3', () => delay('infinite')));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More/ }));
    await expect(await canvas.findByRole('combobox', { name: 'Group' })).toHaveValue('Loading');
  },
};

export const GroupRecovered: Story = recovering('/backend/api/groups/3', undefined, /^More/);

/** Somebody else has saved in the meantime: the input is kept. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put(DETAIL, () => HttpResponse.json({ error: 'Vera changed this' }, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    await expect(await notice('Code 400, Vera changed this')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Spring sale 2');
  },
};

/** Links can open a section of the form directly. */
export const Limits: Story = {
  tags: ['nightly'],
  args: editedSection('limits'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Daily budget/)).toBeVisible();
  },
};

export const Schedule: Story = {
  tags: ['nightly'],
  args: editedSection('schedule'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /^Hours and weekdays/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Europe/Moscow');
  },
};

/** A refused field in a closed list of another section is revealed and focused. */
export const RefusedOutOfSight: Story = {
  beforeEach: ({ msw }) => {
    const errors = { 'ads.ip.black': ['Also included: 10.0.0.1'] };
    msw.use(http.put(DETAIL, () => HttpResponse.json({ error: 'Look again', errors }, { status: 422 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    const list = await canvas.findByRole('group', { name: /^IP addresses/ });
    const excluded = within(list).getByRole('textbox', { name: 'Exclude' });
    await waitFor(() => expect(excluded).toHaveFocus());
    await expect(excluded).toHaveAccessibleDescription('Also included: 10.0.0.1');
  },
};

export const Loading: Story = loading(DETAIL);

export const Failure: Story = failing(DETAIL);

export const Forbidden: Story = forbidden(DETAIL);

export const NotFound: Story = missing(DETAIL);

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetCampaignMockHandler(getGetCampaignResponseMock({ name: longName })));
  },
  play: shows(`Edit ${longName}`),
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
