import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Image } from './image';

const Place = chakra('div', { base: { w: '64', maxW: 'full' } });

/**
 * An image with a fixed aspect ratio, so that it causes no layout shift; loaded lazily. A missing or broken image is
 * replaced by an icon and the `alt` text.
 *
 * For videos use a `VideoPlayer`. Leave `alt` empty if the text beside the image says the same.
 */
const meta = {
  title: 'Components/Media/Image (picture)',
  id: 'components-media-image',
  component: Image,
  args: { src: 'samples/landscape.jpg', alt: 'A spring sale: a flower and a leaf' },
  render: (args) => (
    <Place>
      <Image {...args} />
    </Place>
  ),
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A spring sale: a flower and a leaf' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

/** Shows the whole image, whatever its aspect ratio. */
export const Contained: Story = { args: { ratio: 'square', fit: 'contain' } };

export const Tall: Story = { args: { ratio: 'tall' } };

/** The frame keeps its height. */
export const Broken: Story = {
  parameters: { msw: [http.get('*/gone.jpg', () => new HttpResponse(null, { status: 404 }))] },
  args: { src: 'samples/gone.jpg' },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await expect(await canvas.findByText('A spring sale: a flower and a leaf')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A spring sale: a flower and a leaf' })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};

/** A new `src` is loaded even after a failure. */
export const Missing: Story = { args: { src: null, ratio: 'classic' } };

export const MissingDecoration: Story = {
  args: { src: null, alt: '', ratio: 'square' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    src: null,
    ratio: 'square',
    alt: 'The poster of the spring sale of everything that is left in all our shops, with the dates and a map of how to get there',
  },
};
