import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Image } from './image';

const Place = chakra('div', { base: { w: '64', maxW: 'full' } });

/**
 * A picture in a fixed ratio: nothing moves when it comes, and nothing is fetched before it is near. Where it is missing
 * or broken an icon stands with the words of `alt`.
 *
 * Videos are a `VideoPlayer`. A picture that says nothing the text beside it doesn't say has an empty `alt`.
 */
const meta = {
  title: 'Components/Media/Image',
  component: Image,
  args: { src: 'samples/landscape.jpg', alt: 'A test picture with coloured bars' },
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
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A test picture with coloured bars' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

/** All of it is to be seen, whatever its form. */
export const Contained: Story = { args: { ratio: 'square', fit: 'contain' } };

export const Tall: Story = { args: { ratio: 'tall' } };

/** The frame is as high as with the picture. */
export const Broken: Story = {
  parameters: { msw: [http.get('*/gone.jpg', () => new HttpResponse(null, { status: 404 }))] },
  args: { src: 'samples/gone.jpg' },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await expect(await canvas.findByText('A test picture with coloured bars')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A test picture with coloured bars' })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};

/** Another picture is tried anew. */
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
