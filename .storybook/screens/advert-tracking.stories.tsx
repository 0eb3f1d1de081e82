import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Advert } from '@/shared/api';
import {
  getGetAdvertMockHandler,
  getGetAdvertResponseMock,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { backend } from './backend';
import { openSection } from './open-section';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';

/** URL parameters, trackers, VPAID, and the fields of admins. */
const meta = {
  title: 'Screens/Advert/Tracking',
  component: Screen,
  args: { path: '/advertiser/campaigns/adverts/31' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    msw.use(withAdvert({}), ...backend());
    as.advertiser({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const detail = getGetAdvertResponseMock();

const withAdvert = (change: Partial<Advert>) =>
  getGetAdvertMockHandler({ ...detail, advert: { ...detail.advert, loading_status: 'processing', ...change } });

/** With the keyboard: the macro is inserted at the cursor, and the input continues after it. */
export const InsertsAMacro: Story = {
  beforeEach: ({ msw }) => {
    msw.use(withAdvert({ url_marks: '' }));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Tracking');
    const marks = await canvas.findByLabelText(/^URL parameters/);
    await userEvent.type(marks, 'c=');
    canvas.getByRole('button', { name: 'Insert {campaign_id}' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(marks).toHaveFocus();
    await userEvent.keyboard('&x=1');
    await expect(marks).toHaveValue('c={campaign_id}&x=1');
    await expect(canvas.getByText('https://shop.example/spring?c=12&x=1')).toBeVisible();
  },
};

export const UnknownMacro: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(withAdvert({ url_marks: '' }));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Tracking');
    await userEvent.click(await canvas.findByLabelText(/^URL parameters/));
    await userEvent.paste('c={city}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^\{city\} is unknown\. There are/)).toBeVisible();
    await expect(canvas.getByLabelText(/^URL parameters/)).toHaveFocus();
  },
};

const pixel = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** With the keyboard: after a removal, the focus moves to the next tracker, or to the button that adds one. */
export const RemovesTrackersAndThePicture: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const trackers = ['https://one.example/', 'https://two.example/'].map((url) => ({ event: 'start' as const, url }));
    msw.use(withAdvert({ additional_trackers: trackers, icon: pixel, icon_name: 'pixel' }));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Tracking');
    await openSection({ canvas, userEvent }, 'Icon');
    (await canvas.findByRole('button', { name: 'Remove tracker 1' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/^Tracker URL/)).toHaveValue('https://two.example/');
    await expect(canvas.getByRole('button', { name: 'Remove tracker 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add tracker' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove icon' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Image' })).toHaveFocus();
  },
};

const scripted = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const drawn = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" /></svg>';

/** A picture with executable content is refused when it is chosen. */
export const RefusesAPictureWithAScript: Story = {
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Icon');
    const group = await canvas.findByRole('group', { name: 'Image' });
    const pick = async (content: string) => {
      const input = group.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) throw new Error('There is nothing to pick a file with');
      await userEvent.upload(input, new File([content], 'logo.svg', { type: 'image/svg+xml' }));
    };
    await pick(scripted);
    await expect(await canvas.findByText('The svg has <script>: save it without')).toBeVisible();
    await pick(drawn);
    await expect(await canvas.findByRole('img', { name: 'logo.svg' })).toBeVisible();
    await expect(canvas.queryByText(/save it without/)).toBeNull();
  },
};

/** A new tracker starts with the default event, `win`. */
export const AddsATracker: Story = {
  beforeEach: ({ msw }) => {
    msw.use(withAdvert({ additional_trackers: [] }));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Tracking');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add tracker' }));
    await expect(canvas.getByLabelText('Event')).toHaveValue('start');
    const names = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names).toEqual(
      expect.arrayContaining(['win', 'impression', 'show', 'skip', 'click', 'quartile25', 'quartile50', 'quartile100']),
    );
  },
};

export const Vpaid: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'VPAID');
    await userEvent.click(await canvas.findByRole('switch', { name: 'Use VPAID' }));
    await expect(await canvas.findByText('VPAID is deprecated')).toBeVisible();
    await expect(canvas.getByLabelText('VPAID script')).toBeVisible();
  },
};

/** Advertisers see the restrictions above the fields; admins edit them below the fields. */
export const Restricted: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(withAdvert({ administrator_restrictions: 'No claims about health.' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No claims about health.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Restrictions/)).toBeNull();
  },
};

const playable = { status: 'working', use_vpaid: true, creative: null } as const;

export const Serving: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(withAdvert(playable));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText("Why it isn't serving")).toBeNull();
  },
};

export const HasNoErid: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetAdvertMockHandler({ ...detail, advert: { ...detail.advert, ...playable }, ordAdvert: null }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The advert has no ERID.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the registration' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add registration' })).toHaveFocus();
  },
};

export const OnAPhone: Story = { ...HasNoErid, globals: phoneWindow };
