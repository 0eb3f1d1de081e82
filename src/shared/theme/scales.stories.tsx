import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import {
  borderWidths,
  breakpoints,
  durations,
  easings,
  fontWeights,
  outlineOffsets,
  radii,
  shadows,
  spacing,
  textStyles,
} from './scales';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4',
    '& dt': { textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    '& dd': { minW: '0', overflow: 'hidden' },
  },
});

const Bar = chakra('span', { base: { display: 'block', h: '4', bg: 'accent.solid', borderRadius: 'sm' } });

const Tile = chakra('span', {
  base: { display: 'block', boxSize: '16', bg: 'surface.panel', borderWidth: '1px', borderColor: 'border.strong' },
});

const Shadow = chakra('span', {
  base: { display: 'block', boxSize: '16', m: '4', bg: 'surface.raised', borderRadius: 'md' },
});

const Track = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '0fr auto 1fr',
    transitionProperty: 'grid-template-columns',
    transitionTimingFunction: 'standard',
    '&[data-there]': { gridTemplateColumns: '1fr auto 0fr' },
    _before: { content: '""' },
    _after: { content: '""' },
    '& > i': { boxSize: '6', borderRadius: 'full', bg: 'accent.solid' },
  },
});

const Curve = chakra('svg', {
  base: { boxSize: '24', fill: 'none', stroke: 'accent.text', strokeWidth: '0.03', overflow: 'visible' },
});

const Line = chakra('span', {
  base: { display: 'block', w: '40', borderColor: 'border.strong', borderStyle: 'solid' },
});

const Ringed = chakra('span', {
  base: {
    display: 'inline-block',
    m: '2',
    px: '3',
    py: '1',
    borderRadius: 'md',
    bg: 'surface.panel',
    outlineWidth: 'ring',
    outlineStyle: 'solid',
    outlineColor: 'focus',
  },
});

const Figures = chakra('p', { base: { '&[data-tabular]': { fontVariantNumeric: 'lining-nums tabular-nums' } } });

/** The scales that everything is measured by, read from the tokens. Nothing has a size of its own. */
const meta = { title: 'Foundations/Scales' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inter; 14 px is the body of the cabinets. Figures in tables all have one width. */
export const Type: Story = {
  render: () => (
    <List>
      {Object.entries(textStyles).map(([name, { value }]) => [
        <dt key={`${name} term`}>{name}</dt>,
        <dd key={name} style={{ ...value, fontSize: `var(--ui-font-sizes-${value.fontSize})` }}>
          1,204,880 shows in spring, Реклама 0:15
        </dd>,
      ])}
    </List>
  ),
};

export const Weights: Story = {
  render: () => (
    <List>
      {Object.entries(fontWeights).map(([name, { value }]) => [
        <dt key={`${name} term`}>
          {name}, {value}
        </dt>,
        <dd key={name} style={{ fontWeight: value }}>
          Video advertising, in the open
        </dd>,
      ])}
    </List>
  ),
};

/** In tables and wherever numbers stand below each other, every figure is as wide as the next. */
export const TabularFigures: Story = {
  render: () => (
    <List>
      {[true, false].map((isTabular) => [
        <dt key={`${isTabular} term`}>{isTabular ? 'in tables' : 'in texts'}</dt>,
        <dd key={String(isTabular)}>
          {['111,111.10', '908,406.88'].map((number) => (
            <Figures key={number} data-tabular={isTabular ? '' : undefined}>
              {number}
            </Figures>
          ))}
        </dd>,
      ])}
    </List>
  ),
};

/** A grid of 4 px. */
export const Spacing: Story = {
  render: () => (
    <List>
      {Object.entries(spacing)
        .sort(([one], [other]) => Number(one) - Number(other))
        .map(([name, { value }]) => [
          <dt key={`${name} term`}>
            {name} = {Number(name) * 4} px
          </dt>,
          <dd key={name}>
            <Bar style={{ width: value }} />
          </dd>,
        ])}
    </List>
  ),
};

export const Radii: Story = {
  render: () => (
    <List>
      {Object.entries(radii).map(([name, { value }]) => [
        <dt key={`${name} term`}>{name}</dt>,
        <dd key={name}>
          <Tile style={{ borderRadius: value }} />
        </dd>,
      ])}
    </List>
  ),
};

/** `sm` for what is chosen, `md` for what floats, `lg` for what stands in front of the page. */
export const Shadows: Story = {
  render: () => (
    <List>
      {Object.keys(shadows).map((name) => [
        <dt key={`${name} term`}>{name}</dt>,
        <dd key={name}>
          <Shadow style={{ boxShadow: `var(--ui-shadows-${name})` }} />
        </dd>,
      ])}
    </List>
  ),
};

/** A hairline separates, a ring shows the focus; how far it stands off depends on what is beside it. */
export const Lines: Story = {
  render: () => (
    <List>
      {Object.entries(borderWidths).map(([name, { value }]) => [
        <dt key={`${name} term`}>
          {name}, {value}
        </dt>,
        <dd key={name}>
          <Line style={{ borderTopWidth: value }} />
        </dd>,
      ])}
      {Object.entries(outlineOffsets).map(([name, value]) => [
        <dt key={`${name} term`}>
          ring {name}, {value}
        </dt>,
        <dd key={name}>
          <Ringed style={{ outlineOffset: value }}>Focus</Ringed>
        </dd>,
      ])}
    </List>
  ),
};

function Movers() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsThere(!isThere)}>
        Move
      </Button>
      <List>
        {Object.entries(durations).map(([name, { value }]) => [
          <dt key={`${name} term`}>
            {name}, {value}
          </dt>,
          <dd key={name}>
            <Track data-there={isThere ? '' : undefined} style={{ transitionDuration: value }}>
              <i />
            </Track>
          </dd>,
        ])}
      </List>
    </>
  );
}

/**
 * `fast` for what answers a press or the pointer, `moderate` for what opens, closes or moves. Nothing moves at all for
 * people who prefer reduced motion.
 */
export const Motion: Story = {
  render: () => <Movers />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-there]')).toHaveLength(Object.keys(durations).length);
  },
};

/** Quick to begin, slow to end: what is asked for is there at once and comes to rest. */
export const Easing: Story = {
  render: () => (
    <List>
      {Object.entries(easings).map(([name, { value }]) => {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = value.match(/[\d.]+/g)?.map(Number) ?? [];
        return [
          <dt key={`${name} term`}>
            {name}, {value}
          </dt>,
          <dd key={name}>
            <Curve viewBox="0 0 1 1" aria-hidden>
              <path d={`M 0 1 C ${x1} ${1 - y1}, ${x2} ${1 - y2}, 1 0`} />
            </Curve>
          </dd>,
        ];
      })}
    </List>
  ),
};

/** The only widths at which a layout may change (specification, section 9). */
export const Breakpoints: Story = {
  render: () => (
    <List>
      {Object.entries(breakpoints).map(([name, width]) => [
        <dt key={`${name} term`}>
          {name}, {width}
        </dt>,
        <dd key={name}>
          <Bar style={{ width: `min(100%, calc(${width} / 2))` }} />
        </dd>,
      ])}
    </List>
  ),
};
