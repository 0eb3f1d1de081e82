import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScaleList } from './scale-list';
import { borderWidths, breakpoints, outlineOffsets, radii, shadows, sizes, spacing, zIndex } from './scales';

const Bar = chakra('span', { base: { display: 'block', h: '4', bg: 'accent.solid', borderRadius: 'sm' } });

const Tile = chakra('span', {
  base: { display: 'block', boxSize: '16', bg: 'surface.panel', borderWidth: '1px', borderColor: 'border.strong' },
});

const Shadow = chakra('span', {
  base: { display: 'block', boxSize: '16', m: '12', bg: 'surface.raised', borderRadius: 'md' },
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

/** Spacing, sizes and lines, read from the tokens. Components use no other sizes. */
const meta = { title: 'Foundations/Space and lines' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that the page shows every step of a scale. */
const showsEach = (scale: object): Story['play'] =>
  async function play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(Object.keys(scale).length);
  };

/** Steps of the 4 px grid. */
export const Spacing: Story = {
  render: () => (
    <ScaleList
      steps={Object.entries(spacing)
        .sort(([one], [other]) => Number(one) - Number(other))
        .map(([name, { value }]) => [`${name} = ${Number(name) * 4} px`, <Bar key={name} style={{ width: value }} />])}
    />
  ),
  play: showsEach(spacing),
};

/** Named sizes; the rest are steps of the spacing grid. */
const namedSizes = Object.entries(sizes).filter(([name]) => Number.isNaN(Number(name)) && name !== 'full');

const inPixels = (value: string) => Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1);

/** Maximum widths, and the height of the top bar. */
export const Sizes: Story = {
  render: () => (
    <ScaleList
      steps={namedSizes.map(([name, { value }]) => [
        `${name} = ${inPixels(value)} px`,
        <Bar key={name} style={{ width: value, maxWidth: '100%' }} />,
      ])}
    />
  ),
  play: async (context) => {
    await showsEach(namedSizes)?.(context);
    await expect(context.canvas.getByText('dialog = 444 px')).toBeVisible();
  },
};

export const Layers: Story = {
  render: () => (
    <ScaleList
      steps={Object.entries(zIndex).map(([name, { value }]) => [
        `${name}, ${value}`,
        <Bar key={name} style={{ width: `calc(100% * ${value} / ${zIndex.toast.value})` }} />,
      ])}
    />
  ),
  play: showsEach(zIndex),
};

export const Radii: Story = {
  render: () => (
    <ScaleList
      steps={Object.entries(radii).map(([name, { value }]) => [
        `${name}, ${value}`,
        <Tile key={name} style={{ borderRadius: value }} />,
      ])}
    />
  ),
  play: showsEach(radii),
};

/** `sm` for a selected item, `md` for floating elements, `lg` for dialogs. */
export const Shadows: Story = {
  render: () => (
    <ScaleList
      steps={Object.keys(shadows).map((name) => [
        name,
        <Shadow key={name} style={{ boxShadow: `var(--ui-shadows-${name})` }} />,
      ])}
    />
  ),
  play: showsEach(shadows),
};

/** Dividers are hairlines; a ring shows the focus, with an offset that depends on the neighbours. */
export const Lines: Story = {
  render: () => (
    <ScaleList
      steps={[
        ...Object.entries(borderWidths).map(
          ([name, { value }]) => [`${name}, ${value}`, <Line key={name} style={{ borderTopWidth: value }} />] as const,
        ),
        ...Object.entries(outlineOffsets).map(
          ([name, value]) =>
            [
              `ring ${name}, ${value}`,
              <Ringed key={name} style={{ outlineOffset: value }}>
                Focus
              </Ringed>,
            ] as const,
        ),
      ]}
    />
  ),
  play: showsEach({ ...borderWidths, ...outlineOffsets }),
};

/** The only widths at which a layout may change (specification, section 9). */
export const Breakpoints: Story = {
  render: () => (
    <ScaleList
      steps={Object.entries(breakpoints).map(([name, width]) => [
        `${name}, ${width}`,
        <Bar
          key={name}
          style={{ width: `calc(100% * ${Number.parseInt(width, 10)} / ${Number.parseInt(breakpoints.xxl, 10)})` }}
        />,
      ])}
    />
  ),
  play: showsEach(breakpoints),
};
