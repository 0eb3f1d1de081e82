import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Poster } from './poster';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } });

/**
 * The picture of a video in lists of adverts, with its duration. A campaign with several adverts shows one picture with
 * the edges of the others behind it.
 *
 * Hidden from screen readers, because the name is beside it. For a larger picture use an `Image`; to play the video, a
 * `VideoPlayer`.
 */
const meta = {
  title: 'Components/Media/Poster (thumbnail)',
  id: 'components-media-poster',
  component: Poster,
  args: { src: 'samples/landscape.jpg', duration: 15 },
  parameters: {
    anatomy: {
      '[data-poster]': 'Picture: 64 × 36 px, cut to fit',
      small: 'Duration: the only text on it',
    },
  },
} satisfies Meta<typeof Poster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDuration: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0:15')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

export const Stack: Story = { args: { stack: true } };

/** The video is still being processed. */
export const NoneYet: Story = {
  args: { src: null, duration: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** An interactive advert has no frame, so its title is shown instead. */
export const Interactive: Story = {
  args: { src: null, duration: null, interactive: 'Which season are you?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Which season are you?')).toBeVisible();
  },
};

export const Broken: Story = {
  args: { src: 'samples/gone.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The name beside it identifies the advert. */
export const NameBeside: Story = {
  ...good,
  render: (args) => (
    <Row>
      <Poster {...args} />
      Spring sale, 15 s
    </Row>
  ),
};

/** Without names, adverts are hard to recognise, and screen readers announce nothing. */
export const WithoutNames: Story = {
  ...bad,
  render: (args) => (
    <Row>
      <Poster {...args} />
      <Poster {...args} />
      <Poster {...args} />
    </Row>
  ),
};
