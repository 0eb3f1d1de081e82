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
 * Short text shown on hover or focus: the name of an icon, the reason why something is disabled. `IconButton` and
 * `Button` include it.
 *
 * Not for essential or interactive content, because touch screens have no hover. To explain a field, use its help text.
 */
const meta = {
  title: 'Components/Overlays/Tooltip (hint)',
  id: 'components-overlays-tooltip',
  component: Trigger,
  args: { text: 'The campaign is locked', describes: true },
} satisfies Meta<typeof Trigger>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears on focus and is announced with the trigger. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('The campaign is locked')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Start' })).toHaveAccessibleDescription('The campaign is locked');
  },
};

export const LongText: Story = {
  args: { text: 'The campaign is locked: its owner has not paid since March, and the daily budget is used up as well' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(/^The campaign is locked: its owner/)).toBeVisible());
  },
};

/** Escape closes it and keeps the focus. */
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

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The reason for a disabled button, in one line; hover over the button to read it. */
export const OneReason: Story = { ...good };

/** Important text must not be in a tooltip, which touch screens don't show. Put it beside the button. */
export const Instructions: Story = {
  ...bad,
  args: { text: 'Fill in the start, the end and the daily budget, and choose at least one format, before you start' },
};
