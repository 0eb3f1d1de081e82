import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from './button';
import { ButtonLink } from './button-link';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/**
 * A button with a text label. At most one `solid` button per view; `danger` only for destructive actions. A disabled
 * button explains why (`disabledReason`) instead of disappearing.
 *
 * For navigation use a `ButtonLink`. In rows and bars, use an `IconButton` if the icon is well known, and a `Menu` for
 * more than three actions.
 */
const meta = {
  title: 'Components/Actions/Button (action, CTA)',
  id: 'components-actions-button',
  component: Button,
  args: { children: 'Save campaign', onClick: fn() },
  argTypes: {
    variant: { table: { defaultValue: { summary: 'solid' } } },
    size: { table: { defaultValue: { summary: 'md' } } },
  },
  parameters: {
    anatomy: {
      button:
        'Label in one line: a verb and its object. 32 px high, 28 px in rows and bars; a target of 24 px at least',
    },
  },
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

/** The other variants, the small size, and an action in a sentence. */
export const Kinds: Story = {
  render: () => (
    <Row>
      <Button variant="outline">Save campaign</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger" icon={<Trash2 aria-hidden />}>
        Remove advert
      </Button>
      <Button size="sm" icon={<Plus aria-hidden />}>
        New advert
      </Button>
      <p>
        <span>The campaign is stopped. </span>
        <Button variant="link" size="inline">
          Start the campaign
        </Button>
      </p>
    </Row>
  ),
};

/** Keeps its label and the focus, and ignores presses until the action has finished. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save campaign' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Stays focusable and shows the reason. */
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
    // the focus ring stays fully visible
    await expect(button).toHaveStyle({ opacity: 1, outlineStyle: 'solid' });
  },
};

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

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** One solid button per view draws attention to the next step. */
export const OnePrimary: Story = {
  ...good,
  render: () => (
    <Row>
      <Button>Save campaign</Button>
      <Button variant="outline">Cancel</Button>
    </Row>
  ),
};

/** Several solid buttons compete, so that the next step is unclear. */
export const ManyPrimaries: Story = {
  ...bad,
  render: () => (
    <Row>
      <Button>Save campaign</Button>
      <Button>Copy</Button>
      <Button>Export</Button>
    </Row>
  ),
};

/** A verb and its object state what will happen. */
export const VerbAndObject: Story = {
  ...good,
  render: () => (
    <Row>
      <Button variant="danger">Remove 3 adverts</Button>
      <Button variant="outline">Keep them</Button>
    </Row>
  ),
};

/** “Yes” and “OK” can only be understood together with the question. */
export const YesAndNo: Story = {
  ...bad,
  render: () => (
    <Row>
      <Button>OK</Button>
      <Button variant="outline">No</Button>
    </Row>
  ),
};
