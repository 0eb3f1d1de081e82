import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints, durations, radii, spacing, textStyles } from './scales';

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

const Mover = chakra('span', {
  base: {
    display: 'block',
    boxSize: '6',
    borderRadius: 'full',
    bg: 'accent.solid',
    animationName: 'slideInStart',
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
    animationTimingFunction: 'standard',
  },
});

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
      {['sm', 'md', 'lg'].map((name) => [
        <dt key={`${name} term`}>{name}</dt>,
        <dd key={name}>
          <Shadow style={{ boxShadow: `var(--ui-shadows-${name})` }} />
        </dd>,
      ])}
    </List>
  ),
};

/** Short, and none at all for people who prefer reduced motion. */
export const Motion: Story = {
  render: () => (
    <List>
      {Object.entries(durations).map(([name, { value }]) => [
        <dt key={`${name} term`}>
          {name}, {value}
        </dt>,
        <dd key={name}>
          <Mover style={{ animationDuration: value }} />
        </dd>,
      ])}
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
