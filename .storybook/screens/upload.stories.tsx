import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { getGetMediaMockHandler, getGetMediaResponseMock } from '@/shared/api/generated/endpoints/media/media.msw';
import { backend } from './backend';
import { makeVideoFile } from './make-video-file';
import { as } from './people';
import { Screen } from './screen';

const PATH = '/backend/api/media/8f14e45f';
const tus = { 'Tus-Resumable': '1.0.0' };
const media = getGetMediaResponseMock();

const file = () => new File(['not for this browser'], 'spring-sale.mp4', { type: 'video/mp4', lastModified: 1 });
const size = String(file().size);

const created = () => new HttpResponse(null, { status: 201, headers: { ...tus, Location: PATH } });
const nothingYet = () =>
  new HttpResponse(null, {
    headers: { ...tus, 'Upload-Offset': '0', 'Upload-Length': size, 'Cache-Control': 'no-store' },
  });
const complete = () => new HttpResponse(null, { status: 204, headers: { ...tus, 'Upload-Offset': size } });
const forever = () => new Promise<never>(() => {});

type Answer = () => Response | Promise<Response>;

/** A server that answers uploads as given; `patch` answers the transfer of bytes. */
const server = ({ post = created, patch = complete }: { post?: Answer; patch?: Answer } = {}) => [
  http.post('/backend/api/media', post),
  http.head(PATH, nothingYet),
  http.patch(PATH, patch),
  http.delete(PATH, () => new HttpResponse(null, { status: 204, headers: tus })),
  getGetMediaMockHandler(media),
];

/** The upload of an advert's video. */
const meta = {
  title: 'Screens/Upload',
  component: Screen,
  args: { path: '/advertiser/campaigns/12/new-advert' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    // an upload of another story would be resumed
    localStorage.clear();
    msw.use(...server(), ...backend());
    as.advertiser({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const video = ({ canvas }: Context) => canvas.findByRole('group', { name: 'Video' });

async function drop({ canvas }: Context, dropped = file()) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  const zone = await canvas.findByRole('group', { name: 'Drop a video here' });
  await fireEvent(zone, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const press = async ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The video is checked, uploaded and set in the form. */
export const Uploaded: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('mp4, webm or mov, 5 to 60 s, up to 500 MB')).toBeVisible();
    await drop(context);
    await expect(await canvas.findByText('spring-sale.mp4')).toBeVisible();
    await expect(await canvas.findByText('The video is uploaded')).toBeInTheDocument();
    await press(context, 'Choose another file');
    await expect(await canvas.findByRole('group', { name: 'Drop a video here' })).toBeVisible();
    await expect(await video(context)).toHaveFocus();
  },
};

/** Nothing is sent before the file is shown. */
export const LooksFirst: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/media', () =>
        screen.queryAllByText('Available after the upload').length === 2
          ? created()
          : HttpResponse.json({ error: 'too early' }, { status: 400 }),
      ),
    );
  },
  play: async (context) => {
    await drop(context);
    await expect(await context.canvas.findByText('The video is uploaded')).toBeInTheDocument();
  },
};

/** The form waits for the upload, says so, and counts it as an unsaved change. */
export const NotSavedBeforeItIsUploaded: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(...server({ post: forever }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await drop(context);
    await expect(await canvas.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await press(context, 'Create advert');
    await expect(await canvas.findByText('The video is still uploading')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Campaigns' }).slice(0, 1)) await userEvent.click(link);
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    await press(context, 'Cancel');
    await waitFor(() => expect(canvas.queryByText('The video is still uploading')).toBeNull());
  },
};

/** Fails the story if it is called. */
const unexpectedUpload = fn(() => HttpResponse.json({ error: 'not to be sent' }, { status: 400 }));

/** A file that the browser recognises as invalid is never sent. */
const refusedWhenPicked = (make: () => Promise<File>, refusal: string): Story => ({
  beforeEach: ({ msw }) => {
    unexpectedUpload.mockClear();
    msw.use(http.post('/backend/api/media', unexpectedUpload));
  },
  play: async (context) => {
    const { canvas } = context;
    await drop(context, await make());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusal);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press(context, 'Create advert');
    // in the refusal, and as the missing field of the form
    await waitFor(() => expect(canvas.getAllByText('The video was not uploaded')).toHaveLength(2));
    await press(context, 'Choose another file');
    await expect(await canvas.findByRole('group', { name: 'Drop a video here' })).toBeVisible();
    await expect(unexpectedUpload).not.toHaveBeenCalled();
  },
});

export const TooLong: Story = refusedWhenPicked(
  () => makeVideoFile({ seconds: 61 }),
  'This video is 61 s long. The format Preroll allows 5 to 60 s.',
);

export const TooShort: Story = refusedWhenPicked(
  () => makeVideoFile({ seconds: 2 }),
  'This video is 2 s long. The format Preroll allows 5 to 60 s.',
);

/** A codec that cameras and editing programs use by default. */
export const CodecOfNoBrowser: Story = refusedWhenPicked(
  () => makeVideoFile({ seconds: 15, codec: 'apch' }),
  "This video is in a codec that browsers don't play (prores). Export it as H.264 (mp4) and upload it again.",
);

/** Duration and dimensions are shown before anything is sent. */
export const AsTheFormatWants: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(...server({ post: forever }));
  },
  play: async (context) => {
    const { canvas } = context;
    await drop(context, await makeVideoFile({ seconds: 15 }));
    await expect(await canvas.findByText('0:15')).toBeVisible();
    await expect(await canvas.findByText('640 × 360')).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  },
};

/** Shows the server's own text. */
export const RefusedByTheServer: Story = {
  beforeEach: ({ msw }) => {
    const error = 'This file is not a video. Choose an mp4, webm or mov.';
    msw.use(...server({ patch: () => HttpResponse.json({ error }, { status: 422, headers: tus }) }));
  },
  play: async (context) => {
    const { canvas } = context;
    await drop(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file is not a video');
    await press(context, 'Choose another file');
    await expect(await canvas.findByRole('group', { name: 'Drop a video here' })).toBeVisible();
    await expect(await video(context)).toHaveFocus();
  },
};

/** A cancelled upload does not come back, even if the server could not be told. */
export const CancelledWithoutAConnection: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete(PATH, () => HttpResponse.error()),
      ...server({ patch: () => HttpResponse.error() }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await drop(context);
    await waitFor(() => expect(canvas.getByText(/^Connection lost/)).toBeInTheDocument());
    await press(context, 'Cancel');
    await expect(await canvas.findByRole('group', { name: 'Drop a video here' })).toBeVisible();
    await expect(await video(context)).toHaveFocus();
    // waits longer than the refused removal and the next attempt would take
    const comesBack = waitFor(() => canvas.getByRole('progressbar', { name: 'Upload' }), { timeout: 1500 });
    await expect(comesBack).rejects.toThrow();
  },
};

let posts = 0;

/** Continues from what the server has received, with the same button. */
export const PausedAndResumed: Story = {
  beforeEach: ({ msw }) => {
    posts = 0;
    msw.use(...server({ post: () => (posts++ === 0 ? forever() : created()) }));
  },
  play: async (context) => {
    const { canvas } = context;
    await drop(context);
    // if paused earlier, the first call would be the one that is never answered
    await waitFor(() => expect(posts).toBe(1));
    await press(context, 'Pause');
    await expect(await canvas.findByText('Upload paused')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await press(context, 'Resume');
    await expect(await canvas.findByText('The video is uploaded')).toBeInTheDocument();
  },
};
