import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Disclosure, Disclosures } from './disclosure';

/**
 * A collapsible part of a form or page, for content that few users need at a time or that is expensive to render: the
 * header summarizes it, and the content is mounted only while open. Group several in `Disclosures`. Controlled by its
 * parent, so that a part with errors can be opened.
 *
 * Content that most users need belongs in a `Section`. For several views of the same thing, use tabs with URLs.
 */
const meta = {
  title: 'Components/Layout/Disclosure (accordion, collapse)',
  id: 'components-layout-disclosure',
  component: Disclosure,
  args: {
    label: 'Countries',
    summary: '3 included, 1 excluded',
    isOpen: false,
    onToggle: fn(),
    children: 'Germany, France, Italy',
  },
  parameters: {
    anatomy: {
      button: 'Head: the whole row opens and closes it',
      'button > small': 'Summary: what is in it, and whether something is to be corrected',
    },
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

/** The content of a closed part isn't in the DOM. */
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

export const WithErrors: Story = { args: { isOpen: true, isRefused: true } };

export const LongAndNarrow: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    label: 'Countries in which the adverts of this campaign may be shown',
    summary: '5,000 included, 5,000 excluded',
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The summary describes the content, so that most users needn’t open it. */
export const SaysWhatIsIn: Story = {
  ...good,
  args: { label: 'Devices', summary: 'Mobile, tablet', children: 'Mobile' },
};

/** The summary describes the control instead of the content, so that users have to open it. */
export const SaysHowToOpen: Story = { ...bad, args: { label: 'Devices', summary: 'Click to expand' } };
