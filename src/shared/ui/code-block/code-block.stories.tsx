import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeBlock } from './code-block';

/**
 * A code or an address that people paste elsewhere, with a `CopyButton` below it. For facts, use a `DescriptionList`.
 */
const meta = {
  title: 'Components/Data/Code block (snippet)',
  id: 'components-data-code-block',
  component: CodeBlock,
  args: {
    label: 'Code for HTML5 video',
    children: '<video id="preroll-21" controls></video>\n<script>\n  (function () {})();\n</script>',
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Program: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Code for HTML5 video' })).toHaveFocus();
  },
};

const address = `https://ads.example/vast?placement=21&page=${'segment-'.repeat(30)}`;

/** A single line wraps, so that it is fully visible. */
export const AddressOnAPhone: Story = {
  args: { children: address },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const block = canvas.getByRole('region', { name: 'Code for HTML5 video' });
    await expect(block.scrollWidth).toBe(block.clientWidth);
  },
};

/** Multi-line code scrolls inside the block instead of the page. */
export const LongLinesOnAPhone: Story = {
  args: { children: `// ${'long '.repeat(60)}\nvar tag = 1;\n`.repeat(20) },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const block = canvas.getByRole('region', { name: 'Code for HTML5 video' });
    await expect(block.scrollWidth).toBeGreaterThan(block.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
