import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '@/shared/ui/link';
import { Article } from './article';
import { Prose } from './prose';

/**
 * Text to read in lines of about 72 characters: terms, help, product information. `Article` adds a title, linkable
 * parts and a table of contents.
 *
 * Not for the texts of application screens, which belong to their components. For facts in pairs use a
 * `DescriptionList`.
 */
const meta = {
  title: 'Components/Layout/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          A campaign holds the adverts of one offer. Each advert has a video of its own, and <Link to="/">a link</Link>{' '}
          to where a click leads.
        </p>
        <p>
          Videos are <strong>mp4</strong>, <strong>webm</strong> or <strong>mov</strong>. What is sent as{' '}
          <code>creative</code> is the address of an upload that has ended.
        </p>
        <ul>
          <li>It is looked at before it is accepted.</li>
          <li>It is transcoded to several sizes.</li>
        </ul>
        <dl>
          <dt>Moderate</dt>
          <dd>An admin looks at the advert before it may start.</dd>
          <dt>Working</dt>
          <dd>The advert has been approved and started.</dd>
        </dl>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Very long words wrap instead of widening the page. */
export const LongWord: Story = {
  globals: { viewport: { value: 'xs' } },
  args: { children: <p>{'preroll'.repeat(30)}</p> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Linkable parts with a table of contents. */
export const InParts: Story = {
  globals: { viewport: { value: 'lg' } },
  render: () => (
    <Article
      intro={<p>What the platform needs of you, and what it calls by which name.</p>}
      parts={[
        { id: 'files', title: 'Files', text: <p>Videos are mp4, webm or mov.</p> },
        { id: 'words', title: 'Words', text: <p>Moderate: an admin looks at the advert before it may start.</p> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Files' })).toHaveAttribute('id', 'files');
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(within(contents).getByRole('link', { name: 'Words' })).toHaveAttribute('href', '/#words');
  },
};
