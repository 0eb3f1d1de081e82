import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { ResolutionUpdate } from '@/shared/api';
import {
  getListResolutionsMockHandler,
  getListResolutionsResponseMock,
} from '@/shared/api/generated/endpoints/resolutions/resolutions.msw';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/Resolutions',
  component: Screen,
  args: { path: '/admin/settings-global/resolution' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const resolutions = getListResolutionsResponseMock();
const listed = (rows: typeof resolutions, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListResolutionsMockHandler(rows)),
  play: async (context) => {
    await shows('Resolutions')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

export const Success = listed(resolutions, '1920 × 1080');
export const Empty = listed([], 'No resolutions yet');
const longRows = resolutions.map((row) => ({ ...row, name: longName }));
export const OnAPhone = { ...listed(longRows, longName), globals: phoneWindow };

/** Another user has renamed the resolution: their name is kept, and the new width is saved as well. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    let rows = resolutions;
    const save = (change: object) => rows.map((row) => (row.width === 1920 ? { ...row, ...change } : row));
    msw.use(
      getListResolutionsMockHandler(() => rows),
      http.patch<{ id: string }, ResolutionUpdate>('/backend/api/resolution/:id', async ({ request }) => {
        const body = await request.json();
        rows = save(body.version === 1 ? { name: 'Wide', version: 2 } : { ...body, version: 3 });
        return body.version === 1 ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json(rows[1]);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 1920 × 1080' }));
    await choose({ userEvent }, 'Edit');
    await userEvent.type(await screen.findByLabelText('Width'), '1{Enter}');
    await expect(await screen.findByText('At most 7,680')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}1{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: /1921 × 1080/ })).toHaveTextContent('Wide');
  },
};
