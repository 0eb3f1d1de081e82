import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Poster } from '@/shared/ui/poster';
import { QueueLink } from './queue-link';
import { QueueList } from './queue-list';

interface EntryProps {
  name: string;
  picture: string;
  isSelected?: boolean;
}

const Entry = ({ name, picture, isSelected = false }: EntryProps) => (
  <li>
    <QueueLink
      to="/"
      isSelected={isSelected}
      picture={<Poster src={`samples/${picture}.jpg`} duration={15} />}
      name={name}
      owner="Halden Group"
      waited={
        <>
          <VisuallyHidden>waiting </VisuallyHidden>
          3:12
        </>
      }
    />
  </li>
);

/**
 * Entries to work through, those waiting longest first: adverts to review. The current entry is highlighted. To search
 * and compare, use a `ListTable`.
 */
const meta = {
  title: 'Components/Navigation/Queue list',
  component: QueueList,
  args: {
    label: 'Queue',
    children: (
      <>
        <Entry name="Winter blend, 15 s" picture="bakery" />
        <Entry name="Monday fares to every town along the coast, bumper" picture="school" isSelected />
        <Entry name="Rain? Good." picture="landscape" />
      </>
    ),
  },
  parameters: {
    anatomy: {
      'nav ul': 'Column; on a phone a strip that is swiped',
      'a[aria-current]': 'The entry that is worked on',
      'a > span:last-child': 'How long it has waited',
    },
  },
} satisfies Meta<typeof QueueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Queue' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().top ?? 0);
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName(/^Monday fares .* waiting 3:12$/);
  },
};

/** A strip wider than the phone, which scrolls without the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().right).toBeLessThanOrEqual(second?.getBoundingClientRect().left ?? 0);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
