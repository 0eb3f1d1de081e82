import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { getListUsersMockHandler, getListUsersResponseMock } from '@/shared/api/generated/endpoints/users/users.msw';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, longName } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/New campaign',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/advertiser/campaigns/new-campaign' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByLabelText('Link'), 'https://shop.example{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByLabelText('Link'), 'ftp://shop.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
    await expect(await canvas.findByText('Must begin with https:// or http://')).toBeVisible();
  },
};

/** What the server refuses stands beside its field. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/campaigns', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors: { name: ['Taken'] } }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByLabelText('Link'), 'https://shop.example{Enter}');
    await expect(await canvas.findByText('Taken')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Link')).toHaveValue('https://shop.example');
  },
};

/** This account may not make one; what was typed stays. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/backend/api/campaigns', () => HttpResponse.json({ error: 'Not yours' }, { status: 403 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Autumn');
    await userEvent.type(canvas.getByLabelText('Link'), 'https://shop.example{Enter}');
    await expect(await screen.findByText('Code 403, Forbidden')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Autumn');
  },
};

const FOR_A_MANAGER = '/manager/campaigns/new-campaign';
const ADVERTISERS = '/backend/api/users';

/** As somebody who looks after advertisers, and says for whom it is. */
const ofAManager = (story: Story): Story => ({
  ...story,
  args: { path: FOR_A_MANAGER },
  beforeEach: [as.manager, story.beforeEach ?? []].flat(),
});

export const OfAManager = ofAManager({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText('Advertiser'),
      await canvas.findByRole('option', { name: /^Nadia/ }),
    );
    await expect(canvas.getByLabelText('Advertiser')).toHaveDisplayValue(/^Nadia Petrova/);
  },
});

/** The rest of the form can be filled in meanwhile. */
export const Loading = ofAManager({
  beforeEach: ({ msw }) => {
    msw.use(http.get(ADVERTISERS, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Advertiser')).toHaveDisplayValue('Loading');
    await expect(canvas.getByLabelText('Name')).toBeEnabled();
  },
});

/** The field fails in its own place. */
export const Failure = ofAManager(failing(ADVERTISERS));

export const AdvertisersForbidden = ofAManager(forbidden(ADVERTISERS));

export const LongText = ofAManager({
  beforeEach: ({ msw }) => {
    const { items } = getListUsersResponseMock();
    msw.use(getListUsersMockHandler({ items: items.map((user) => ({ ...user, name: longName })), total: 2 }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [, option] = await canvas.findAllByRole('option', { name: /^Everything must go/ });
    if (option) await userEvent.selectOptions(canvas.getByLabelText('Advertiser'), option);
    await userEvent.type(canvas.getByLabelText('Name'), longName.slice(0, 80));
    await shows('New campaign')(context);
  },
});

export const OnATelephone: Story = { ...LongText, globals: telephone };
