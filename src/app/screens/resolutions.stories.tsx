import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import {
  getCreateResolutionMockHandler,
  getCreateResolutionResponseMock,
  getListResolutionsMockHandler,
  getListResolutionsResponseMock,
} from '@/shared/api/generated/endpoints/resolutions/resolutions.msw';
import { choose } from './choose';
import { notice } from './notices';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, loading, longName } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/Resolutions',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/admin/settings-global/resolution' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LIST = '/backend/api/resolution';
const [resolution] = getListResolutionsResponseMock();

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1920 × 1080')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListResolutionsMockHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No resolutions yet')).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New resolution' }));
    await userEvent.type(await screen.findByLabelText('Width'), '9000');
    await userEvent.type(screen.getByLabelText('Height'), '720{Enter}');
    await expect(await screen.findByText('At most 7680')).toBeVisible();
  },
};

const fillIn: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New resolution' }));
  await userEvent.type(await screen.findByLabelText('Width'), '1280');
  await userEvent.type(screen.getByLabelText('Height'), '720');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

export const Created: Story = {
  beforeEach: ({ msw }) => {
    const created = { ...getCreateResolutionResponseMock(), width: 1280, height: 720 };
    msw.use(getCreateResolutionMockHandler(created));
  },
  play: async (context) => {
    await fillIn?.(context);
    await expect(await notice('Resolution 1280 × 720 created')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nobody knows whether it was created: the form stays as it was filled in. */
export const CutOffAnswer: Story = {
  beforeEach: ({ msw }) => {
    const cutOff = () => new HttpResponse('{"id":', { status: 201, headers: { 'Content-Type': 'application/json' } });
    msw.use(http.post(LIST, cutOff));
  },
  play: async (context) => {
    await fillIn?.(context);
    // the open dialog hides all else from roles, the toasts as well
    await expect(await screen.findByText('Code 0, Network error')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'New resolution' })).toBeVisible();
    await expect(screen.getByLabelText('Width')).toHaveValue('1,280');
  },
};

export const Updated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 1920 × 1080' }));
    await choose({ userEvent }, 'Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await notice('Resolution 1920 × 1080 updated')).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 1920 × 1080' }));
    await choose({ userEvent }, 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await notice('Resolution removed')).toBeVisible();
  },
};

/** What targeting names can't go; the server says how often. */
export const InUse: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/backend/api/resolution/:id', () =>
        HttpResponse.json({ error: 'In use by 2 campaigns' }, { status: 400 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 1920 × 1080' }));
    await choose({ userEvent }, 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Code 400, In use by 2 campaigns')).toBeVisible();
  },
};

export const Loading: Story = loading(LIST);

export const Failure: Story = failing(LIST);

export const Forbidden: Story = forbidden(LIST);

/** Without the admin's cabinet nothing of it is asked for: the main screen. */
export const OfAManager: Story = {
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Video advertising/ })).toBeVisible();
  },
};

export const ManyRows: Story = {
  beforeEach: ({ msw }) => {
    const items = resolution
      ? Array.from({ length: 200 }, (_, index) => ({ ...resolution, id: index + 1, width: 3840 + index }))
      : [];
    msw.use(getListResolutionsMockHandler(items));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3840 × 2160')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListResolutionsMockHandler(resolution ? [{ ...resolution, name: longName }] : []));
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(longName)).toBeVisible();
    await shows('Resolutions')(context);
  },
};

export const OnATelephone: Story = { ...LongText, globals: telephone };
