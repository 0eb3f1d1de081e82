import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './link';
import { NavLink } from './nav-link';
import { SkipLink } from './skip-link';

/**
 * Leads to another page, in a text or a row. `to` is checked against the routes of the application; Ctrl, the middle
 * button and "copy address" work as everywhere.
 *
 * A link never carries out an action: that is a `Button`. Where the way on is the main thing to do in a view, it is a
 * `ButtonLink`; a whole row of a table is a `RowLink`, the pages of a header are `NavLink`s.
 */
const meta = { title: 'Components/Actions/Link', component: Link } satisfies Meta<typeof Link>;

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

/** The pages of a header; the open one is marked for eyes and ears. */
export const InAHeader: Story = {
  render: () => (
    <nav aria-label="Pages">
      <NavLink to="/">About</NavLink>
      <NavLink to={'/partners' as '/'}>Partners</NavLink>
    </nav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About');
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
