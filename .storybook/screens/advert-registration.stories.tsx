import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { OrdAdvert } from '@/shared/api';
import {
  getGetAdvertMockHandler,
  getGetAdvertResponseMock,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { getListOrdSourcesMockHandler } from '@/shared/api/generated/endpoints/ord/ord.msw';
import { backend } from './backend';
import { openSection } from './open-section';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';

/** The part of an advert's form with its registration in the register of advertising. */
const meta = {
  title: 'Screens/Advert/Registration',
  component: Screen,
  args: { path: '/advertiser/campaigns/adverts/31' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    msw.use(withRegistration({}), ...backend());
    as.advertiser({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const detail = getGetAdvertResponseMock();

const withRegistration = (change: Partial<OrdAdvert> | null) =>
  getGetAdvertMockHandler({
    ...detail,
    advert: { ...detail.advert, loading_status: 'processing' },
    ordAdvert: change && detail.ordAdvert && { ...detail.ordAdvert, ...change },
  });

export const FilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await expect(await canvas.findByLabelText(/^ERID/)).toHaveValue('2VtzqwH1jKp');
    await expect(await canvas.findByRole('option', { name: 'VK ORD', selected: true })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Contracts' })).toBeChecked();
  },
};

export const None: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(withRegistration(null));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add registration' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove registration' })).toHaveFocus();
    await expect(await canvas.findByRole('option', { name: 'VK ORD', selected: true })).toBeInTheDocument();
    await expect(canvas.getByLabelText(/^ERID/)).toHaveValue('');
  },
};

/** The source's own contract is filled in first, and can be restored by a button. */
export const OwnContract: Story = {
  tags: ['nightly'],
  beforeEach: None.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add registration' }));
    await expect(await canvas.findByText('CONTRACT-2026-17', { exact: true })).toBeVisible();
    await expect(canvas.getByLabelText('Contract IDs')).toHaveAccessibleDescription(/17\/2026 of 15\/01\/2026/);

    // a source without a contract removes it, if it is the only one
    await userEvent.selectOptions(canvas.getByLabelText('Source'), 'Own contract');
    await waitFor(() => expect(canvas.queryByText('CONTRACT-2026-17', { exact: true })).toBeNull());
    await userEvent.type(canvas.getByLabelText('Contract IDs'), 'MINE-1{Enter}');
    await userEvent.selectOptions(canvas.getByLabelText('Source'), 'VK ORD');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Use the source’s contract 17/2026 of 15/01/2026' }),
    );
    await expect(await canvas.findByText('CONTRACT-2026-17', { exact: true })).toBeVisible();
    await expect(canvas.getByText('MINE-1', { exact: true })).toBeVisible();
  },
};

/** Nothing is sent until the code is valid; missing fields are marked. */
export const Incomplete: Story = {
  beforeEach: None.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add registration' }));
    await userEvent.type(canvas.getByLabelText('KKTU codes'), 'clothes{Enter}');
    await expect(await canvas.findByText(/three numbers separated by dots/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('KKTU codes'));
    await userEvent.type(canvas.getByLabelText(/^ERID/), '2Vt');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('6 to 64 letters and digits')).toBeVisible();
    await expect(canvas.getByLabelText('KKTU codes')).toHaveAccessibleDescription(/Required/);
  },
};

export const CoBranding: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.type(await canvas.findByLabelText('KKTU codes'), '30.15.1{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('One code only, unless it is co-branding')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Co-branding' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Advert Spring sale 15s updated')).toBeVisible();
  },
};

export const PaidByAPerson: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.click(await canvas.findByRole('radio', { name: 'A person' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByLabelText('Person ID')).toHaveFocus();
    await expect(canvas.getByLabelText('Person ID')).toHaveAccessibleDescription(/Required/);
  },
};

/** The register's errors are shown above the fields, and the serving problem at the top of the page. */
export const RefusedByTheRegister: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const messages = ['The contract is unknown.', 'The brand is missing.'];
    const advert = { ...detail.advert, status: 'working' as const };
    const ordAdvert = detail.ordAdvert && {
      ...detail.ordAdvert,
      erir_status: 'bad' as const,
      erir_messages: messages,
    };
    msw.use(getGetAdvertMockHandler({ ...detail, advert: { ...advert, use_vpaid: true, creative: null }, ordAdvert }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The register rejected the advert.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the registration' }));
    await expect(await canvas.findByText('The contract is unknown. The brand is missing.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove registration' })).toHaveFocus();
  },
};

export const SourceHasStopped: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(withRegistration({ source_id: 9 }));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await expect(await canvas.findByRole('option', { name: 'Source 9 (stopped)' })).toBeInTheDocument();
  },
};

/** Releases the answer with the sources. */
let answerSources = (): void => undefined;

/** The default source is chosen once the sources have loaded; until then the field is marked as missing. */
export const SourceComesLate: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const sourcesRequest = new Promise<void>((resolve) => {
      answerSources = resolve;
    });
    msw.use(
      withRegistration(null),
      // after `sourcesRequest`, the contract's example is the answer
      http.get('/backend/api/ord/sources', () => sourcesRequest),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add registration' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Source')).toHaveAccessibleDescription(/Required/));
    answerSources();
    await expect(await canvas.findByRole('option', { name: 'VK ORD', selected: true })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByLabelText('Source')).not.toHaveAccessibleDescription(/Required/));
  },
};

export const NoSources: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(withRegistration(null), getListOrdSourcesMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add registration' }));
    await expect(await canvas.findByText('No source is available. Ask an admin to add one')).toBeVisible();
  },
};

export const ServerRefuses: Story = {
  beforeEach: ({ msw }) => {
    const errors = { 'ord_advert.erid': ['This ERID is of another advert'] };
    msw.use(
      http.put('/backend/api/adverts/31', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'Registration');
    await userEvent.type(await canvas.findByLabelText(/^Brand/), ' 2');
    // a refusal must open the folded section again
    await userEvent.click(canvas.getByRole('button', { name: 'Registration', expanded: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This ERID is of another advert')).toBeVisible();
    await expect(canvas.getByLabelText(/^ERID/)).toHaveFocus();
  },
};

export const OnAPhone: Story = { ...FilledIn, globals: phoneWindow };
