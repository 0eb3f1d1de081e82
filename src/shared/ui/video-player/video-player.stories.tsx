import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { VideoPlayer } from './video-player';

/** A video with the browser's own controls; HLS where there is one, else the mp4. */
const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  args: {
    hls: 'samples/landscape.m3u8',
    mp4: 'samples/landscape.mp4',
    poster: 'samples/landscape.jpg',
    label: 'Spring sale, 15 s',
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const hasMetadata = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByLabelText<HTMLVideoElement>('Spring sale, 15 s').readyState).toBeGreaterThan(0), {
    timeout: 5000,
  });

export const Hls: Story = { play: ({ canvas }) => hasMetadata(canvas) };

export const OnlyMp4: Story = {
  args: { hls: null },
  play: async ({ canvas }) => {
    await hasMetadata(canvas);
    await expect(canvas.getByLabelText<HTMLVideoElement>('Spring sale, 15 s').videoWidth).toBe(320);
  },
};

/** The frame keeps its place; the video stands in the middle of it. */
export const Portrait: Story = {
  args: { hls: null, mp4: 'samples/portrait.mp4', poster: null },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await hasMetadata(canvas);
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};

/** A playlist that can't be had: the mp4 plays instead. */
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
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { hls: null, mp4: null, poster: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
