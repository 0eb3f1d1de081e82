import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { FileDrop } from './file-drop';

/**
 * Accepts one file, dropped or chosen. States the accepted types, and checks type and size before anything is uploaded.
 * It doesn't upload by itself.
 *
 * Paste many values from a spreadsheet into a `TagsField`. For a link to a file elsewhere use a `UrlField`.
 */
const meta = {
  title: 'Components/Inputs/File drop (dropzone, file input)',
  id: 'components-inputs-file-drop',
  component: FileDrop,
  args: {
    label: 'Drop a video here',
    accept: { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'], 'video/quicktime': ['.mov'] },
    maxBytes: 500_000_000,
    hint: 'MP4, WebM or MOV, at most 500 MB.',
    onFile: fn(),
  },
  parameters: {
    anatomy: {
      '[role=group] > svg': 'Sign of an upload',
      p: 'What to drop',
      button: 'The same without dragging, for keyboards and phones',
      'p ~ p': 'Hint: types and size, before anybody chooses',
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const video = (name: string, type = 'video/mp4') => new File(['video'], name, { type });

function drag(type: 'dragover' | 'drop', target: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return fireEvent(target, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = video('spring-sale.mp4');
    await userEvent.upload(canvas.getByLabelText('Drop a video here', { selector: 'input' }), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('MP4, WebM or MOV, at most 500 MB.');
  },
};

export const Dragging: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group', { name: 'Drop a video here' });
    await drag('dragover', zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const file = video('spring-sale.mp4');
    await drag('drop', canvas.getByRole('group'), file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const WrongType: Story = {
  play: async ({ args, canvas }) => {
    await drag('drop', canvas.getByRole('group'), video('notes.txt', 'text/plain'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'notes.txt has the wrong type. Choose .mp4, .webm, .mov.',
    );
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 4 },
  play: async ({ args, canvas }) => {
    await drag('drop', canvas.getByRole('group'), video('long.mp4'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('long.mp4 is 5 B. The limit is 4 B.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await drag('drop', canvas.getByRole('group'), video('a.mp4'), video('b.mp4'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 files were dropped. Choose one.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only the owner may change the video' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Only the owner may change the video');
    await expect(canvas.getByText('Only the owner may change the video', { selector: 'p > span' })).toBeVisible();
    await drag('drop', canvas.getByRole('group'), video('a.mp4'));
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

const opened = fn();

/** A single press on the button for another file opens the dialog. */
export const OpensAtOnce: Story = {
  args: { opens: true },
  beforeEach: () => {
    opened.mockClear();
    const open = (event: Event) => {
      // browsers only open the dialog on real user input
      event.preventDefault();
      opened(event.target);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(canvas.getByLabelText('Drop a video here', { selector: 'input' })),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } };

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** States the accepted files in advance. */
export const LimitsBeforehand: Story = {
  ...good,
  args: {
    label: 'Drop an image here',
    accept: { 'image/png': ['.png'], 'image/svg+xml': ['.svg'] },
    maxBytes: 100_000,
    hint: 'PNG or SVG, up to 100 kB',
  },
};

/** States the accepted files only when it rejects one. */
export const LimitsAfterwards: Story = {
  ...bad,
  args: { label: 'Upload', hint: 'Choose a file to continue.' },
};
