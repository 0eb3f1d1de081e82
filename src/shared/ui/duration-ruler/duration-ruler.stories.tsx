import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DurationRuler } from './duration-ruler';

/**
 * The durations that a format allows, on a ruler with the same scale for all formats of a list. It is divided into
 * quarters, the unit of limits and player events, and the copper mark is the moment from which viewers may skip.
 *
 * Write the durations beside it: the picture compares them, the words give the values.
 */
const meta = {
  title: 'Components/Data/Duration ruler (range, timeline)',
  id: 'components-data-duration-ruler',
  component: DurationRuler,
  args: { from: 5, to: 30, skip: 5, end: 60 },
  parameters: {
    anatomy: { '[role=img]': 'Ruler: what is allowed, cut into quarters, with the moment of the skip' },
  },
} satisfies Meta<typeof DurationRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skippable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 to 30 seconds, skip after 5' })).toBeVisible();
  },
};

export const NeverSkipped: Story = {
  args: { skip: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 to 30 seconds' })).toBeVisible();
  },
};

export const Endless: Story = {
  args: { from: 15, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From 15 seconds, skip after 5' })).toBeVisible();
  },
};
