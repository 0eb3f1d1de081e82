import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { ValueLine } from './value-line';

/**
 * A saved value with a button to change it. Its fields open in a `FormDialog`, or in place of the line.
 *
 * For values that change often use fields; for facts that can't be changed here, a `DescriptionList`.
 */
const meta = {
  title: 'Components/Data/Value line (saved value)',
  id: 'components-data-value-line',
  component: ValueLine,
  args: {
    children: 'advertiser@preroll.test',
    action: (
      <Button variant="outline" size="sm" aria-label="Change e-mail">
        Change
      </Button>
    ),
  },
} satisfies Meta<typeof ValueLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('advertiser@preroll.test')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change e-mail' })).toBeVisible();
  },
};

export const WithANote: Story = {
  args: {
    children: 'Sever Bank 4070 2810 0000 0000 0123',
    note: 'Linden & Lark LLC',
    action: (
      <Button variant="outline" size="sm" aria-label="Change account">
        Change
      </Button>
    ),
  },
};

export const LongText: Story = { args: { children: `${'somebody.with.a.very.long.name'.repeat(4)}@preroll.test` } };
