import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { ScaleList } from './scale-list';
import { durations, easings } from './scales';

const Track = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '0fr auto 1fr',
    transitionProperty: 'grid-template-columns',
    transitionTimingFunction: 'standard',
    '&[data-moved]': { gridTemplateColumns: '1fr auto 0fr' },
    _before: { content: '""' },
    _after: { content: '""' },
    '& > i': { boxSize: '6', borderRadius: 'full', bg: 'accent.solid' },
  },
});

const Stack = chakra('div', { base: { display: 'grid', gap: '6', '& > button': { justifySelf: 'start' } } });

const Curve = chakra('svg', {
  base: { boxSize: '24', fill: 'none', stroke: 'accent.text', strokeWidth: '0.03', overflow: 'visible' },
});

/**
 * `fast` is for feedback to a press or hover, `moderate` for elements that open, close or move. Users who prefer
 * reduced motion see no animation.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Movers() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Stack>
      <Button variant="outline" onClick={() => setIsMoved(!isMoved)}>
        Move
      </Button>
      <ScaleList
        steps={Object.entries(durations).map(([name, { value }]) => [
          `${name}, ${value}`,
          <Track key={name} data-moved={isMoved ? '' : undefined} style={{ transitionDuration: value }}>
            <i />
          </Track>,
        ])}
      />
    </Stack>
  );
}

export const Durations: Story = {
  render: () => <Movers />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(Object.keys(durations).length);
  },
};

/** Fast start, slow end: the response is immediate and comes to rest gently. */
export const Easing: Story = {
  render: () => (
    <ScaleList
      steps={Object.entries(easings).map(([name, { value }]) => {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = value.match(/[\d.]+/g)?.map(Number) ?? [];
        return [
          `${name}, ${value}`,
          <Curve key={name} viewBox="0 0 1 1" role="img" aria-label={`Course of ${name}`}>
            <path d={`M 0 1 C ${x1} ${1 - y1}, ${x2} ${1 - y2}, 1 0`} />
          </Curve>,
        ];
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(Object.keys(easings).length);
  },
};
