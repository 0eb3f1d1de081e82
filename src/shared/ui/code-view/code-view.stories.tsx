import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeView } from './code-view';

/** Code to read, with line numbers. If it should be copied, put a `CopyButton` beside it. */
const meta = {
  title: 'Components/Data/Code view',
  component: CodeView,
  args: { label: 'Code of version 3', code: 'var unit = {\n  volume: 1,\n};\n' },
} satisfies Meta<typeof CodeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Numbered: Story = {
  play: async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('group', { name: 'Code of version 3' });
    await expect(view).toHaveTextContent('1 2 3 4');
    await userEvent.tab();
    await expect(view).toHaveFocus();
  },
};

/** Code is always shown as text, and every line terminator of JavaScript starts a line. */
export const Hostile: Story = {
  args: { code: "document.write('</pre><script>1</script>');\r\nvar a = `\u2028`;\rvar b;" },
  play: async ({ canvas }) => {
    const view = canvas.getByRole('group', { name: /^Code/ });
    await expect(view).toHaveTextContent("document.write('</pre><script>1</script>');");
    await expect(view).toHaveTextContent('1 2 3 4');
    await expect(view.querySelector('script')).toBeNull();
  },
};

/** Thousands of lines, and long ones, scroll inside. */
export const LongOnAPhone: Story = {
  args: { code: `${'x'.repeat(200)}\n`.repeat(2000) },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: /^Code/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
