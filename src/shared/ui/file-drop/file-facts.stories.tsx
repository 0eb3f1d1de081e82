import type { Meta, StoryObj } from '@storybook/react-vite';
import { Film } from 'lucide-react';
import { expect } from 'storybook/test';
import { FileFacts } from './file-facts';

/**
 * Preview of a file before the upload: picture, name, size and metadata, so that a wrong file is noticed early.
 *
 * For the facts of a saved record use a `DescriptionList`; for many files, a `DataTable`.
 */
const meta = {
  title: 'Components/Inputs/File facts',
  component: FileFacts,
  args: {
    file: { name: 'spring-sale.mp4', size: 24_000_000 },
    picture: <Film aria-hidden />,
    facts: [
      { term: 'Duration', value: '0:15' },
      { term: 'Dimensions', value: '1920 × 1080' },
    ],
  },
} satisfies Meta<typeof FileFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

const SIZE = { width: 320, height: 180 };

/** Generated picture, as a stand-in for the first frame of a video. */
const frame = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="teal"/></svg>`,
)}`;

export const WithPicture: Story = {
  args: { picture: <img src={frame} alt="First frame of spring-sale.mp4" {...SIZE} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'First frame of spring-sale.mp4' })).toBeVisible();
    await expect(canvas.getByText('24 MB')).toBeVisible();
    await expect(canvas.getByText('1920 × 1080')).toBeVisible();
  },
};

/** The browser can't read this format, but the server may be able to. */
export const FewFacts: Story = {
  args: { facts: [{ term: 'Duration', value: 'Available after the upload' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available after the upload')).toBeVisible();
  },
};

export const NameAndSizeOnly: Story = {
  args: { file: { name: 'teaser.mov', size: 812 }, facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['File', 'Size']);
  },
};

/** Wraps without truncation, because the ends of names often distinguish versions. */
export const LongName: Story = {
  args: { file: { name: `${'spring_sale_final_v2_'.repeat(8)}really-final.mp4`, size: 24_000_000 } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/really-final\.mp4$/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
