import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from './icon-button';

/**
 * A button for rows and bars, where the picture is known to everybody. The label is what assistive technology calls
 * it, and stands beside the pointer.
 *
 * Where there is room for a word, use `Button`: a picture has to be guessed. Never for the main action of a view.
 */
const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { label: 'Copy tag', icon: <Copy />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

/** No press may get this far. */
const onSubmit = fn((event: SyntheticEvent) => event.preventDefault());

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is its name, and is shown to who looks. */
export const Medium: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy tag' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Copy tag')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('Copy tag')).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('Copy tag')).not.toBeVisible());
  },
};

/** Not hidden and not dead: the focus finds it, and it says why. A press goes no further than the button. */
export const DisabledWithReason: Story = {
  args: { disabledReason: 'the site is not approved yet' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <IconButton {...args} type="submit" />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy tag: the site is not approved yet' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(canvas.getByText('Copy tag: the site is not approved yet')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
