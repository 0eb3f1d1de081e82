import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Poster } from '@/shared/ui/poster';
import { FoldedSection } from './folded-section';

/**
 * A section of a long form that folds into one line with a summary, so that inactive or completed parts take little
 * room and every field is at most one click away. The content stays mounted, so that input and uploads are kept. A link
 * to its id opens it. Open sections that contain errors.
 *
 * For content that is expensive to render, use a `Disclosure`. Content that most users need belongs in a `Section`.
 */
const meta = {
  title: 'Components/Layout/Folded section (collapsible)',
  id: 'components-layout-folded-section',
  component: FoldedSection,
  args: {
    id: 'tracking',
    title: 'Tracking',
    summary: '3 trackers: impression, quartile50, quartile100',
    isOpen: false,
    onToggle: fn(),
    children: <input aria-label="Tracker URL" />,
  },
  render: function Owner({ isOpen: begin, onToggle, ...args }) {
    const [isOpen, setIsOpen] = useState(begin);
    const toggle = (next: boolean) => {
      onToggle(next);
      setIsOpen(next);
    };
    return <FoldedSection {...args} isOpen={isOpen} onToggle={toggle} />;
  },
} satisfies Meta<typeof FoldedSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed text is still there when the section opens again. */
export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: 'Tracking' });
    await expect(head).toHaveAccessibleDescription('3 trackers: impression, quartile50, quartile100');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    head.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox'), 'https://');
    head.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox')).toHaveValue('https://');
  },
};

/** Following a link to the section focuses it; the next tab stop is its first field. */
export const OpenedByALink: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.querySelector<HTMLElement>('#tracking')?.focus();
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveFocus();
  },
};

export const Open: Story = { args: { isOpen: true } };

export const WithErrors: Story = { args: { isRefused: true } };

export const WithPicture: Story = {
  parameters: {
    anatomy: {
      'h2 button': 'Name: the whole row opens it',
      'h2 + small': 'Summary: follows what is typed, in one line',
      '[data-poster]': 'Picture, where one says more than words',
      '[data-poster] + svg': 'Arrow: turns when it is open',
    },
  },
  args: { title: 'Video', summary: '0:15, 1920 × 1080, 4.2 MB', picture: <Poster src={null} duration={15} /> },
};

export const LongAndNarrow: Story = { ...WithPicture, globals: { viewport: { value: 'xs' } } };

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** An inactive feature takes one line with its state. */
export const OffIsFolded: Story = { ...good, args: { summary: 'None' } };

/** Required fields are hidden. Use a _Section_. */
export const RequiredIsHidden: Story = {
  ...bad,
  args: { id: 'basics', title: 'Basics', summary: 'Name, link', children: <input aria-label="Name" /> },
};
