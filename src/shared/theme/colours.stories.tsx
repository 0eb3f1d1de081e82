import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chartColors, surfaceColors, textColors } from './colors';
import { type ColourMatrix, colourMatrices, colourTints } from './colour-samples';
import { colourVisions, simulateColourVision } from './colour-vision';
import { contrastRatio } from './contrast';

type Mode = 'light' | 'dark';

const Table = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0.5',
    mb: '4',
    // shows all surfaces side by side on the docs page
    textStyle: 'caption',
    '& caption': { textStyle: 'sectionTitle', textAlign: 'start', mb: '2' },
    '& th': { textAlign: 'start', fontWeight: 'medium', pe: '2', whiteSpace: 'nowrap' },
    '& td': { px: '2', py: '0', borderRadius: 'sm', borderWidth: '1px', whiteSpace: 'nowrap' },
  },
});

/** Shows its content in one theme, independent of the page's theme. */
const Ground = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    p: '4',
    borderRadius: 'lg',
    bg: 'surface.canvas',
    color: 'text',
    '--global-color-border': 'colors.border',
  },
});

const Scroll = chakra('div', { base: { overflowX: 'auto', minW: '0' } });

function sample(as: ColourMatrix['as'], color: string, background: string, text: string) {
  switch (as) {
    case 'text':
      return { color, background };
    case 'edge':
      return { color: text, background, boxShadow: `inset 0 0 0 2px ${color}` };
    case 'veil':
      return { background: `linear-gradient(${color}, ${color}), ${background}` };
  }
}

/** Table of each colour on each surface, with the contrast computed from the tokens. */
function Matrix({ mode, title, colors, surfaces, as }: ColourMatrix & { mode: Mode }) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={title}>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            {Object.keys(surfaces).map((surface) => (
              <th key={surface} scope="col">
                on {surface.replace('surface.', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(colors).map(([name, color]) => (
            <tr key={name}>
              <th scope="row">
                {name} <code>{color[mode]}</code>
              </th>
              {Object.entries(surfaces).map(([surface, ground]) => (
                <td key={surface} style={sample(as, color[mode], ground[mode], textColors.default[mode])}>
                  {as === 'veil' ? '\u00a0' : contrastRatio(color[mode], ground[mode]).toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Tints({ mode }: { mode: Mode }) {
  return (
    <Scroll tabIndex={0} role="group" aria-label="Words on their tints">
      <Table>
        <caption>Words on their tints, at least 4.5</caption>
        <tbody>
          {colourTints.map(({ text: [name, text], ground: [tint, ground] }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td style={{ color: text[mode], background: ground[mode] }}>
                on {tint} <code>{ground[mode]}</code>: {contrastRatio(text[mode], ground[mode]).toFixed(2)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Swatch = chakra('span', { base: { display: 'block', minW: '12', h: '4', borderRadius: 'sm' } });

function Visions({ mode }: { mode: Mode }) {
  return (
    <Scroll tabIndex={0} role="group" aria-label="Series of charts as they are seen">
      <Table>
        <caption>Series of charts as they are seen</caption>
        <tbody>
          {colourVisions.map((vision) => (
            <tr key={vision}>
              <th scope="row">{vision}</th>
              {Object.entries(chartColors).map(([name, color]) => (
                <td key={name}>
                  <Swatch style={{ background: simulateColourVision(vision, color[mode]) }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Colours({ mode }: { mode: Mode }) {
  return (
    <Ground className={mode}>
      {colourMatrices.map((matrix) => (
        <Matrix key={matrix.title} mode={mode} {...matrix} />
      ))}
      <Tints mode={mode} />
      <Visions mode={mode} />
    </Ground>
  );
}

/**
 * All values are read from the tokens. Each status colour has one meaning and never appears without an icon or a word.
 */
const meta = {
  title: 'Foundations/Colours',
  component: Colours,
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that every contrast meets the minimum of its table. */
const keepsPromises: Story['play'] = async ({ canvas, canvasElement, args }) => {
  await expect(canvasElement.querySelector(`.${args.mode}`)).toHaveStyle({
    backgroundColor: surfaceColors.canvas[args.mode],
  });
  for (const table of canvas.getAllByRole('table')) {
    const promised = Number(/at least ([\d.]+)/.exec(table.querySelector('caption')?.textContent ?? '')?.[1] ?? 0);
    const ratios = Array.from(table.querySelectorAll('td'), ({ textContent }) => /[\d.]+$/.exec(textContent)?.[0]);
    for (const ratio of ratios) if (ratio) await expect(Number(ratio)).toBeGreaterThanOrEqual(promised);
  }
};

export const Light: Story = { args: { mode: 'light' }, play: keepsPromises };

export const Dark: Story = { args: { mode: 'dark' }, play: keepsPromises };
