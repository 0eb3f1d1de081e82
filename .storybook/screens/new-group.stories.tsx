import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import type { GroupCreate } from '@/shared/api';
import { getCreateGroupResponseMock } from '@/shared/api/generated/endpoints/groups/groups.msw';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/New group',
  component: Screen,
  args: { path: '/advertiser/campaigns/new-group' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = '/backend/api/groups';

export const Blank: Story = { play: shows('New group') };

/** The values are sent, then the list is shown. */
export const Created: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(GROUPS, async ({ request }) => {
        const body = (await request.json()) as GroupCreate;
        const sent = [body.cash_limit, body.cash_limit_day, body.start_date, body.end_date];
        return JSON.stringify(sent) === '[1000.5,20,"2027-03-01","2027-05-31"]'
          ? HttpResponse.json(getCreateGroupResponseMock({ name: body.name }), { status: 201 })
          : HttpResponse.json({ error: `sent ${sent.join()}` }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Total budget/ }), '1000.50');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Daily budget/ }), '20');
    await userEvent.type(canvas.getByLabelText('Dates: first day'), '01/03/2027');
    await userEvent.type(canvas.getByLabelText('Dates: last day'), '31/05/2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Create group' }));
    await expect(await screen.findByText('Group Autumn created')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  },
};

/** Rules that involve several fields are checked before sending. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: /^Total budget/ }), '10');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Daily budget/ }), '11');
    await userEvent.type(canvas.getByLabelText('Dates: first day'), '02/03/2027');
    await userEvent.type(canvas.getByLabelText('Dates: last day'), '01/03/2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Create group' }));
    await expect(await canvas.findByText('Required')).toBeVisible();
    await expect(canvas.getByText('Must not exceed the total budget of the group')).toBeVisible();
    await expect(canvas.getByText(/^The end is before the start|^Must not be before the first day/)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** The server's refusal is shown at its field. */
export const NameTaken: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { name: ['There is a group of this name already'] };
    msw.use(
      http.post(GROUPS, () => HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn{Enter}');
    await expect(await canvas.findByText('There is a group of this name already')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** As a manager, who chooses the owner and has no folders. */
const ofAManager = (story: Story): Story => ({
  ...story,
  args: { path: '/manager/campaigns/new-group' },
  beforeEach: [as.manager, story.beforeEach ?? []].flat(),
});

export const OfAManager = ofAManager({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^Nadia/ })).toBeInTheDocument();
    await expect(canvas.queryByLabelText('Folder')).toBeNull();
  },
});

export const LongText: Story = {
  tags: ['nightly'],
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText('Name'), longName.slice(0, 80));
    await shows('New group')(context);
  },
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
