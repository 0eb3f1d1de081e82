import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, ShieldQuestion } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from './icon-button';

/**
 * A button for rows and bars with a well-known icon. The label is its accessible name and its tooltip.
 *
 * If there is room for text, use `Button`. Not for the primary action of a view.
 */
const meta = {
  title: 'Components/Actions/Icon button (toolbar button)',
  id: 'components-actions-icon-button',
  component: IconButton,
  args: { label: 'Copy tag', icon: <Copy />, onClick: fn() },
  argTypes: { size: { table: { defaultValue: { summary: 'md' } } } },
} satisfies Meta<typeof IconButton>;

/** Asserted not to be called: presses must not submit the form. */
const onSubmit = fn((event: SyntheticEvent) => event.preventDefault());

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Stays focusable and shows the reason. Presses don't reach surrounding elements. */
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

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** A well-known icon in a repeated row. */
export const WellKnown: Story = { ...good, args: { label: 'Copy tag', icon: <Copy /> } };

/** The icon doesn't suggest moderation: use a button with text. */
export const Riddle: Story = { ...bad, args: { label: 'Send for moderation', icon: <ShieldQuestion /> } };
