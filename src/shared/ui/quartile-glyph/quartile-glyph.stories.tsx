import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuartileGlyph } from './quartile-glyph';

/**
 * How far people watch a video: the shares of its shows that reached a quarter, half, three quarters and the end. In
 * tables it is above the completion rate, so that rows can be compared at a glance.
 *
 * For the numbers and times of one advert use a `FunnelChart`.
 */
const meta = {
  title: 'Components/Data/Quartile glyph (completion, retention)',
  id: 'components-data-quartile-glyph',
  component: QuartileGlyph,
  args: { quartiles: [0.87, 0.76, 0.69, 0.64] },
  parameters: {
    anatomy: {
      'path:last-of-type': 'Bars: each is as high as the part that still watched at its quarter',
    },
  },
} satisfies Meta<typeof QuartileGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short advert, whose viewers mostly stay. */
export const Watched: Story = {
  play: async ({ canvas }) => {
    const glyph = canvas.getByRole('img', {
      name: 'Watched a quarter: 87%, half: 76%, three quarters: 69%, to the end: 64%',
    });
    const { width, height } = glyph.getBoundingClientRect();
    await expect([width, height]).toEqual([26, 18]);
  },
};

/** Loses most of its viewers early. */
export const Left: Story = { args: { quartiles: [0.61, 0.4, 0.29, 0.22] } };

/** No viewer reached the first quarter. */
export const Unwatched: Story = { args: { quartiles: [0, 0, 0, 0] } };
