import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './link';
import { SkipLink } from './skip-link';

/** Leads to another page; never carries out an action. `to` is checked against the routes of the application. */
const meta = { title: 'Components/Link', component: Link } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <p>
      The rules are in the <Link to="/">terms of use</Link>.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/');
  },
};

/** Seen only once it has the focus: the first stop of the Tab key. */
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1}>
        The first Tab shows the way to the content.
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
