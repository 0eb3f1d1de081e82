import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { VideoPlayer } from './video-player';

const LABEL = 'Spring sale, 3 s';

/**
 * Plays the video of an advert: HLS if available, otherwise the mp4. The quartiles, which are reported as events when
 * an advert is delivered, are marked as buttons. Keys: Space or K plays, arrows seek by 5 seconds, Home and End jump, M
 * mutes, C shows captions, F toggles full screen.
 *
 * The controls are over the bottom of the picture: while it is paused, while the pointer moves over it, after a tap,
 * and while one of them has the focus. With `isReviewed`, a paused frame is uncovered for review.
 *
 * For a still picture use an `Image`; while a video is being transcoded, show its status instead.
 */
const meta = {
  title: 'Components/Media/Video player (media player)',
  id: 'components-media-video-player',
  component: VideoPlayer,
  args: {
    hls: 'samples/landscape.m3u8',
    mp4: 'samples/landscape.mp4',
    poster: 'samples/landscape.jpg',
    label: LABEL,
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const videoOf = (canvas: Canvas) => canvas.getByLabelText<HTMLVideoElement>(LABEL);

const barOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^(Play|Pause)$/ }).closest('.dark') as Element;

const hasMetadata = (canvas: Canvas) => waitFor(() => expect(videoOf(canvas).readyState).toBeGreaterThan(0));

/** Returns the slider once the duration of three seconds is known. */
async function seekSlider(canvas: Canvas) {
  await hasMetadata(canvas);
  const slider = canvas.getByRole('slider', { name: 'Time' });
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:03'));
  return slider;
}

export const Hls: Story = {
  play: async ({ canvas }) => {
    await hasMetadata(canvas);
    // the bar is over the picture, which fills the player
    const bar = barOf(canvas).getBoundingClientRect();
    const picture = videoOf(canvas).getBoundingClientRect();
    await expect([bar.left, bar.right, bar.bottom]).toEqual([picture.left, picture.right, picture.bottom]);
    await expect(canvas.getByRole('group', { name: 'Player' }).offsetHeight).toBe(picture.height);
    await expect(canvas.getByRole('button', { name: 'Play' }).getBoundingClientRect().height).toBe(28);
  },
};

export const OnlyMp4: Story = {
  args: { hls: null },
  play: async ({ canvas }) => {
    await hasMetadata(canvas);
    await expect(videoOf(canvas).videoWidth).toBe(320);
  },
};

/** During playback the controls disappear once the pointer has left. */
export const CoveredOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    await seekSlider(canvas);
    const video = videoOf(canvas);
    const height = video.offsetHeight;
    video.muted = true;
    await userEvent.click(video);
    await canvas.findByRole('button', { name: 'Pause' });
    await expect(barOf(canvas)).toBeVisible();
    await userEvent.unhover(video);
    await waitFor(() => expect(barOf(canvas)).not.toBeVisible());
    await userEvent.hover(video);
    await waitFor(() => expect(barOf(canvas)).toBeVisible());
    await userEvent.unhover(video);
    video.pause();
    await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(barOf(canvas)).toBeVisible());
    await expect(video.offsetHeight).toBe(height);
  },
};

/** The first tap shows the controls of a playing video, the second pauses it. */
export const ByTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    await seekSlider(canvas);
    const video = videoOf(canvas);
    video.muted = true;
    video.loop = true;
    const tap = () => userEvent.pointer({ keys: '[TouchA]', target: video });
    await tap();
    await canvas.findByRole('button', { name: 'Pause' });
    await waitFor(() => expect(barOf(canvas)).not.toBeVisible());
    await tap();
    await waitFor(() => expect(barOf(canvas)).toBeVisible());
    await expect(video.paused).toBe(false);
    // on a slow machine the controls may have disappeared again, which takes another tap
    await waitFor(async () => {
      if (!video.paused) await tap();
      await expect(video.paused).toBe(true);
    });
  },
};

/** A paused frame is uncovered as well, until the player is hovered or focused. */
export const UnderReview: Story = {
  args: { isReviewed: true },
  play: async ({ canvas, userEvent }) => {
    await seekSlider(canvas);
    // before playback starts there is no frame to review
    await expect(barOf(canvas)).toBeVisible();
    videoOf(canvas).currentTime = 1;
    await waitFor(() => expect(barOf(canvas)).not.toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(barOf(canvas)).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = await seekSlider(canvas);
    const video = videoOf(canvas);
    await userEvent.tab();
    await expect(slider).toHaveFocus();

    await userEvent.keyboard('m');
    await expect(video.muted).toBe(true);
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await expect(video.paused).toBe(true);

    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:03');
    // five seconds back is before the start
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:03');
    await userEvent.keyboard('{ArrowUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:03');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:03');
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
  },
};

/** The marks are buttons in playback order. */
export const Quartiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = await seekSlider(canvas);
    const video = videoOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '50%, 0:02' }));
    await expect(video.currentTime).toBeCloseTo(video.duration * 0.5);
    await expect(slider).toHaveAttribute('aria-valuetext', '0:02 of 0:03');
    canvas.getByRole('button', { name: '75%, 0:02' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(video.currentTime).toBeCloseTo(video.duration * 0.75);
    // the marks of reported events have a tick
    const marks = canvas.getAllByRole('button', { name: /^\d+%/ });
    const ticked = () => marks.map((mark) => mark.querySelector('svg') !== null);
    await waitFor(() => expect(ticked()).toEqual([true, true, true, false]));
    canvas.getByRole('button', { name: '25%, 0:01' }).focus();
    await userEvent.keyboard(' ');
    await expect(video.currentTime).toBeCloseTo(video.duration * 0.25);
    await expect(video.paused).toBe(true);
  },
};

/** Changed by dragging and by keys; muting by slider or button has the same result. */
export const Volume: Story = {
  play: async ({ canvas, userEvent }) => {
    const video = videoOf(canvas);
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await fireEvent.input(slider, { target: { value: '0.3' } });
    await expect(video.volume).toBeCloseTo(0.3);
    await expect(slider).toHaveAttribute('aria-valuetext', '30%');
    await fireEvent.input(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Muted');
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '50%');
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(video.muted).toBe(true);
  },
};

/** Off at first, then cycles through the tracks. */
export const WithCaptions: Story = {
  args: {
    tracks: [
      { src: 'samples/landscape.en.vtt', language: 'en', label: 'English' },
      { src: 'samples/landscape.ru.vtt', language: 'ru', label: 'Русский' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await seekSlider(canvas);
    const shown = () => [...videoOf(canvas).textTracks].filter(({ mode }) => mode === 'showing').map((t) => t.language);
    await expect(shown()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Captions: off' }));
    await waitFor(() => expect(shown()).toEqual(['en']));
    await waitFor(() => expect(videoOf(canvas).textTracks[0]?.cues).toHaveLength(2));
    await userEvent.keyboard('c');
    await expect(await canvas.findByRole('button', { name: 'Captions: Русский' })).toBeVisible();
    await expect(shown()).toEqual(['ru']);
    await userEvent.keyboard('c');
    await waitFor(() => expect(shown()).toEqual([]));
  },
};

/** The frame keeps its size, and the video is centred in it. */
export const Portrait: Story = {
  args: { hls: null, mp4: 'samples/portrait.mp4', poster: null },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await hasMetadata(canvas);
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};

export const Narrow: Story = {
  args: {
    hls: null,
    tracks: [{ src: 'samples/landscape.en.vtt', language: 'en', label: 'English' }],
  },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await seekSlider(canvas);
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('slider')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

/** The playlist fails to load, so the mp4 plays instead. */
export const FallsBackToMp4: Story = {
  parameters: { msw: [http.get('*/gone.m3u8', () => new HttpResponse(null, { status: 404 }))] },
  args: { hls: 'samples/gone.m3u8' },
  play: ({ canvas }) => hasMetadata(canvas),
};

export const Failed: Story = {
  parameters: { msw: [http.get('*/gone.mp4', () => new HttpResponse(null, { status: 404 }))] },
  args: { hls: null, mp4: 'samples/gone.mp4', poster: null },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("The video can't be played.");
    await expect(canvas.getByRole('button', { name: "Play: the video can't be played" })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Time' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoVideo: Story = {
  args: { hls: null, mp4: null, poster: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no video yet.');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
