import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Disclosure, Disclosures } from './disclosure';

/**
 * A part of a form or page that few people need at a time, or that is heavy: its head says what is in it, its content is
 * there while it is open. Several of them stand in `Disclosures`. Whoever uses it decides what is open, so that what is
 * to be corrected can open itself.
 *
 * What most people need is a `Section`, open for all. One of several views of the same thing are tabs in the address.
 */
const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: {
    label: 'Countries',
    summary: '3 included, 1 excluded',
    isOpen: false,
    onToggle: fn(),
    children: 'Germany, France, Italy',
  },
  render: function Owner({ isOpen: begin, onToggle, ...args }) {
    const [isOpen, setIsOpen] = useState(begin);
    const toggle = (next: boolean) => {
      onToggle(next);
      setIsOpen(next);
    };
    return (
      <Disclosures>
        <Disclosure {...args} isOpen={isOpen} onToggle={toggle} />
        <Disclosure label="Regions" summary="Any" isOpen={false} onToggle={() => {}}>
          Nothing
        </Disclosure>
      </Disclosures>
    );
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is closed is not there at all. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: /^Countries/ });
    await expect(canvas.queryByText('Germany, France, Italy')).toBeNull();
    head.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Germany, France, Italy')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Germany, France, Italy')).toBeNull();
  },
};

export const Open: Story = { args: { isOpen: true } };

export const Refused: Story = { args: { isOpen: true, isRefused: true } };

export const LongAndNarrow: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    label: 'Countries in which the adverts of this campaign may be shown',
    summary: '5,000 included, 5,000 excluded',
  },
};
