import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { useTooltip } from './use-tooltip';

function Trigger({ text, describes }: { text: string; describes: boolean }) {
  const { triggerProps, tooltip } = useTooltip({ text, describes });
  return (
    <>
      <button type="button" {...triggerProps}>
        Start
      </button>
      {tooltip}
    </>
  );
}

/**
 * A short text beside what is hovered or focused: a name for an icon, a reason for what can't be done. `IconButton`
 * and `Button` bring it along.
 *
 * Nothing that has to be read to go on, because a finger can't hover, and nothing that is pressed. What a field needs
 * to be understood is its help.
 */
const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Trigger,
  args: { text: 'The campaign is locked', describes: true },
} satisfies Meta<typeof Trigger>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comes with the focus, is read with the trigger. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('The campaign is locked')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Start' })).toHaveAccessibleDescription('The campaign is locked');
  },
};

export const LongText: Story = {
  args: { text: 'The campaign is locked: its owner has not paid since March, and the day limit is used up as well' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(/^The campaign is locked: its owner/)).toBeVisible());
  },
};

/** Goes with Escape, the focus stays. */
export const Dismissed: Story = {
  ...Shown,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Shown.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('The campaign is locked')).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus();
  },
};
