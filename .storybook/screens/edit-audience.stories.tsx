import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { CampaignUpdate } from '@/shared/api';
import {
  getEstimateReachMockHandler,
  getGetCampaignResponseMock,
  getGetCampaignTargetingMockHandler,
  getGetCampaignTargetingResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { editedSection } from './edited-section';
import { as } from './people';
import { reachOf } from './reach';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { withoutDraft } from './without-draft';

const meta = {
  title: 'Screens/Edit campaign/Audience',
  component: Screen,
  args: editedSection('audience'),
  parameters: { layout: 'fullscreen' },
  beforeEach: [seenBy(as.advertiser).beforeEach, withoutDraft],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A server that answers with the number of requests so far. */
const countingReach: Story['beforeEach'] = ({ msw }) => {
  let requestCount = 0;
  msw.use(
    getEstimateReachMockHandler(() => {
      requestCount += 1;
      return reachOf(requestCount);
    }),
  );
};

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree', { name: /^Places to target/ })).toBeVisible();
    await expect(await canvas.findByRole('treeitem', { name: /^Europe/ })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: /^Feeds/ })).toBeVisible();
  },
};

/** Rejected entries are kept while the user is elsewhere in the form, and are never dropped silently. */
export const WrongLinesWait: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^IP addresses/ }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Include' }));
    await userEvent.paste('10.0.0.1\nlocalhost\n10.0.0.300');
    // also when its section is folded
    const section = canvas.getByRole('button', { name: 'Audience' });
    await userEvent.click(section);
    await userEvent.type(canvas.getByLabelText('Name'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(section).toHaveAccessibleDescription(/to correct$/);
    const correction = await canvas.findByRole('textbox', { name: 'To correct: 2' });
    await waitFor(() => expect(correction).toHaveFocus());
    const field = canvas.getByRole('textbox', { name: 'Include' });
    await expect(field).toHaveAccessibleDescription('2 entries are still to be corrected, or left out');
    await expect(correction).toHaveValue('localhost\n10.0.0.300');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave them out' }));
    await expect(field).toHaveFocus();
    await expect(field).toBeValid();
    await expect(section).not.toHaveAccessibleDescription(/to correct$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
  },
};

/** Limits don't affect the reach: changing them sends no request, and the answer stays even if a limit is invalid. */
export const LimitsReachTheSame: Story = {
  tags: ['nightly'],
  args: editedSection('limits'),
  beforeEach: countingReach,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^1 of 20,000 requests/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Total budget/), '1');
    await userEvent.type(canvas.getByLabelText(/^Daily budget/), '2');
    await userEvent.tab();
    await expect(await canvas.findByText('Must not exceed the total budget')).toBeVisible();
    // a request caused by the limits would have been counted before this one
    await userEvent.click(canvas.getByRole('button', { name: 'Audience' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tablets' }));
    await expect(await canvas.findByText(/^2 of 20,000 requests/)).toBeVisible();
  },
};

/** The warning is shown while the audience is being chosen, too. */
export const NarrowedToNobody: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getEstimateReachMockHandler(reachOf(0)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody would see this campaign')).toBeVisible();
  },
};

/** Entries that no dictionary has any more are reported at their fields, and the reach is not estimated. */
export const RefusedByDictionaries: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { 'ads.feeds': ['Not a feed: 3'], 'ads.region.white': ['Not a region code: DE-ZZ'] };
    const refuse = () => HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 });
    msw.use(http.put('/backend/api/campaigns/12', refuse), http.post('/backend/api/campaigns/reach', refuse));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Correct the targeting to see its reach.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Own sites' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Not a feed: 3')).toBeVisible();
    const list = await canvas.findByRole('group', { name: /^Regions/ });
    await expect(within(list).getByLabelText('Include')).toHaveAccessibleDescription('Not a region code: DE-ZZ');
  },
};

const france = { id: 'FR', type: 'country', name: 'France', parent_id: 'EU' };
const stored = JSON.stringify([france]);

/** Places stored only in the JSON text are shown, and saved to the lists as well. */
export const PlacesInTheTextAlone: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getGetCampaignTargetingMockHandler({
        ...getGetCampaignTargetingResponseMock(),
        geo_white_ui: JSON.stringify([
          { ...france, active: true },
          { id: 'atlantis', type: 'island' },
        ]),
      }),
      // refuses any other body, at the field with the places
      http.put('/backend/api/campaigns/12', async ({ request }) => {
        const { ads } = (await request.json()) as CampaignUpdate;
        const sent = [ads?.country, ads?.geo_white_ui];
        const isKept = JSON.stringify(sent) === JSON.stringify([{ value: { white: ['FR'], black: [] } }, stored]);
        return HttpResponse.json(isKept ? getGetCampaignResponseMock() : { error: 'Places were lost' }, {
          status: isKept ? 200 : 400,
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Audience' })).toHaveAccessibleDescription(/^In France[.;]/);
    await expect(await canvas.findByRole('grid', { name: 'Places to include' })).toHaveTextContent('France');
    await expect(canvas.getByText(/^One place could not be read: atlantis/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phones' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
  },
};

/** Unreadable stored places are reported and don't affect anything else. */
export const BrokenPlaces: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getGetCampaignTargetingMockHandler({
        ...getGetCampaignTargetingResponseMock(),
        geo_white_ui: '[{',
        devices: { value: ['tablet'] },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The stored places could not be read/)).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: 'Tablets' })).toBeChecked();
  },
};

const five = (make: (index: number) => string) => {
  const all = Array.from({ length: 5000 }, (_, index) => make(index));
  return { value: { white: all, black: all.map((item) => `x${item}`) } };
};

/** All lists are full: closed panels render nothing, and open ones only what is in view. */
export const Many: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const words = five((index) => `word ${index}`);
    msw.use(
      getGetCampaignTargetingMockHandler({
        ...getGetCampaignTargetingResponseMock(),
        ip: { value: { white: Array.from({ length: 5000 }, (_, n) => `10.0.${n >> 8}.${n & 255}`), black: [] } },
        keywords: words,
        source: words,
        browsers: words,
        desktop_os: words,
        mobile_os: words,
        tablet_os: words,
        referer: five((index) => `host${index}.example`),
        city_white_list: { value: Array.from({ length: 5000 }, (_, index) => index + 1) },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const keywords = await canvas.findByRole('button', { name: /^Keywords/ });
    await expect(keywords).toHaveTextContent('5,000 included, 5,000 excluded');
    await userEvent.click(keywords);
    const list = canvas.getByRole('group', { name: /^Keywords/ });
    await userEvent.type(within(list).getByRole('textbox', { name: 'Include' }), 'one more{Enter}');
    await expect(await within(list).findByText('the list is full', { exact: false })).toBeVisible();
  },
};
