import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileTransfer } from './file-transfer';

/**
 * Progress of an upload with pause, resume, cancel and retry. Announces changes of phase instead of every percent.
 * Placed below the file's facts; it doesn't upload by itself.
 *
 * Use a `Spinner` for a wait of unknown length, and a `ProgressBar` for other background work.
 */
const meta = {
  title: 'Components/Inputs/File transfer',
  component: FileTransfer,
  args: {
    state: { phase: 'uploading', sent: 14_900_000, total: 24_000_000, secondsLeft: 80 },
    what: 'video',
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onReplace: fn(),
  },
} satisfies Meta<typeof FileTransfer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%, 14.9 MB of 24 MB, 1:20 left');
    await expect(canvas.getByText('Uploading the video')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The remaining time is hidden during the first second, while the speed is unreliable. */
export const FirstSecond: Story = {
  args: { state: { phase: 'uploading', sent: 0, total: 24_000_000, secondsLeft: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%, 0 B of 24 MB');
  },
};

export const Paused: Story = {
  args: { state: { phase: 'paused', sent: 14_900_000, total: 24_000_000 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '62%, 14.9 MB of 24 MB, paused');
    await expect(canvas.getByText('Upload paused')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Resumes automatically; can be paused or cancelled meanwhile. */
export const ConnectionLost: Story = {
  args: { state: { phase: 'waiting', sent: 14_900_000, total: 24_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '62%, 14.9 MB of 24 MB, connection lost, resumes when it is back',
    );
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Checking: Story = {
  args: { state: { phase: 'checking' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Uploaded, checking the video');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: { phase: 'failed', message: 'This file is not a video. Choose an mp4, webm or mov.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The video was not uploaded');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is not a video');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { state: { phase: 'done' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The video is uploaded')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } }, play: Uploading.play };
