import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Spinner } from './spinner';

/**
 * The ring alone, in the colour of the text beside it, which names what is loading. Screen readers ignore the ring.
 *
 * Never alone on a page: a loading screen has a _Loading indicator_ or a _Skeleton_. A busy button has its own ring. If
 * the progress is known, use a _Progress bar_.
 */
const meta = {
  title: 'Components/Feedback/Spinner (loader, busy)',
  id: 'components-feedback-spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Spinner /> Counting the rows…
    </span>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Counting the rows…')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeVisible();
  },
};

export const InAButton: Story = { render: () => <Button loading>Save</Button> };

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Beside text that names what is loading. */
export const NamesWhatComes: Story = { ...good, render: BesideText.render };

/** Without text it is unclear what is loading, and screen readers announce nothing. */
export const Alone: Story = { ...bad };
