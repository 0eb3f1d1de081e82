import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from './external-link';
import { Link } from './link';
import { NavLink } from './nav-link';
import { SkipLink } from './skip-link';

/**
 * Navigates to another page, in text or in a row. `to` is checked against the application's routes; Ctrl-click, middle
 * click and "copy link" work as usual.
 *
 * For actions use a `Button`, for the main next step a `ButtonLink`, for the link of a table row a `RowLink`, and for a
 * page header `NavLink`s.
 */
const meta = {
  title: 'Components/Actions/Link (anchor, hyperlink)',
  id: 'components-actions-link',
  component: Link,
} satisfies Meta<typeof Link>;

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

/** A link to another site opens in a new tab. */
export const ToAnotherSite: Story = {
  render: () => <ExternalLink href="https://news.example/">news.example</ExternalLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'news.example' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

/** Links in a header; the current page is marked visually and for screen readers. */
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

/** First tab stop of the page, visible only while focused. */
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
