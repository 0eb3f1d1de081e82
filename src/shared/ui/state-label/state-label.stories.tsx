import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '@/shared/ui/link';
import { StatusBadge } from '@/shared/ui/status-badge';
import { StateLabel } from './state-label';

const Column = chakra('div', { base: { display: 'grid', gap: '4', maxW: '56' } });

/**
 * The effective state of a record, which may differ from its status. Colour, icon and word belong together; the reason
 * is below, with a link to fix it.
 *
 * For the stored status of an advert, as named in its rules, use a `StatusBadge`.
 */
const meta = {
  title: 'Components/Data/State label (state cell, status)',
  id: 'components-data-state-label',
  component: StateLabel,
  args: { state: 'serving', children: 'Serving' },
  parameters: {
    anatomy: {
      'span:has(> svg)': 'Picture and word in the colour of the state. Each picture has its own shape',
      'span:has(> svg) + span':
        'Reason, below the word, with the link that mends it. Left out where the word is enough',
    },
  },
} satisfies Meta<typeof StateLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Column>
      <StateLabel state="serving" reason="2 of 4 adverts, ends 30/11/2026">
        Serving
      </StateLabel>
      <StateLabel state="limited" reason="Daily shows, again at 00:00">
        Limit reached
      </StateLabel>
      <StateLabel state="missing" reason="It has no adverts yet">
        No active advert
      </StateLabel>
      <StateLabel state="waiting">In review</StateLabel>
      <StateLabel state="paused">Paused</StateLabel>
      <StateLabel state="ended" reason="On 15/11/2026">
        Finished
      </StateLabel>
      <StateLabel state="ready">Approved</StateLabel>
      <StateLabel state="returned" reason="There is too little content">
        Returned
      </StateLabel>
      <StateLabel state="locked">Locked</StateLabel>
      <StateLabel state="banned">Banned</StateLabel>
      <StateLabel state="archived">Archived</StateLabel>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Limit reached').parentElement?.querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    const reason = canvas.getByText('Daily shows, again at 00:00');
    await expect(reason).toBeVisible();
    // aligned with the word, after the icon and its gap
    await expect(parseFloat(getComputedStyle(reason).paddingInlineStart)).toBeGreaterThan(16);
    const shapeOf = (word: string) => canvas.getByText(word).parentElement?.querySelector('svg')?.innerHTML;
    for (const other of ['No active advert', 'Returned', 'In review'])
      await expect(shapeOf('Limit reached')).not.toBe(shapeOf(other));
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** One state whose colour shows the actual effect; the reason includes a link to fix it. */
export const OneState: Story = {
  ...good,
  render: () => (
    <StateLabel
      state="limited"
      reason={
        <>
          Total budget, <Link to="/">raise it</Link>
        </>
      }
    >
      Limit reached
    </StateLabel>
  ),
};

/** Two contradictory words, and the more prominent one is wrong. */
export const TwoStates: Story = {
  ...bad,
  render: () => (
    <Column>
      <StatusBadge status="working">Working</StatusBadge>
      <span>Limit reached</span>
    </Column>
  ),
};
