import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from './button';
import { ButtonLink } from './button-link';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/**
 * An action in words. One `solid` button at most in a view; `danger` only for what destroys. What can't be done now
 * says why (`disabledReason`) rather than disappear.
 *
 * What leads to another page is a `ButtonLink`, however much it looks like a button. In rows and bars, where the
 * picture is known to everybody, use an `IconButton`; more than three actions belong into a `Menu`.
 */
const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save campaign', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save campaign' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Outline: Story = { args: { variant: 'outline' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Danger: Story = { args: { variant: 'danger', icon: <Trash2 aria-hidden />, children: 'Remove advert' } };

export const Small: Story = { args: { size: 'sm', icon: <Plus aria-hidden />, children: 'New advert' } };

/** Keeps its name and the focus; presses are ignored until it is done. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save campaign' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Not hidden and not dead: it can be focused and says why. */
export const DisabledWithReason: Story = {
  args: { children: 'Start', disabledReason: 'The advert is on moderation' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('The advert is on moderation');
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    // the ring is as plain as that of any other button
    await expect(button).toHaveStyle({ opacity: 1, outlineStyle: 'solid' });
  },
};

/** Each kind, beside the others, when it can't be pressed. */
export const DisabledKinds: Story = {
  args: { disabledReason: 'The advert is on moderation' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} variant="outline" />
      <Button {...args} variant="ghost" />
      <Button {...args} variant="danger" />
    </Row>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink to="/" icon={<Plus aria-hidden />}>
      New campaign
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New campaign' })).toHaveAttribute('href', '/');
  },
};
