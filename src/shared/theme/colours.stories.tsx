import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accentColors,
  borderColors,
  type ColorGroup,
  chartColors,
  focusColor,
  statusColors,
  surfaceColors,
  textColors,
  toneColors,
} from './colors';
import { colourVisions, seenBy } from './colour-vision';
import { contrastRatio } from './contrast';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const Table = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '1',
    mb: '8',
    textStyle: 'small',
    '& caption': { textStyle: 'sectionTitle', textAlign: 'start', mb: '2' },
    '& th': { textAlign: 'start', fontWeight: 'medium', pe: '4', whiteSpace: 'nowrap' },
    '& td': { px: '3', py: '2', borderRadius: 'sm', borderWidth: '1px', whiteSpace: 'nowrap' },
  },
});

const Scroll = chakra('div', { base: { overflowX: 'auto' } });

interface MatrixProps {
  mode: Mode;
  title: string;
  colors: ColorGroup;
  surfaces: ColorGroup;
  /** Drawn as an edge instead of written. */
  edges?: boolean;
}

const sample = (color: string, background: string, edgedText: string | undefined) =>
  edgedText === undefined
    ? { color, background }
    : { color: edgedText, background, boxShadow: `inset 0 0 0 2px ${color}` };

/** Each colour on each surface, written in itself, with the ratio that was computed from the same tokens. */
function Matrix({ mode, title, colors, surfaces, edges = false }: MatrixProps) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={title}>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            {Object.keys(surfaces).map((surface) => (
              <th key={surface} scope="col">
                on {surface}
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
                <td
                  key={surface}
                  style={sample(color[mode], ground[mode], edges ? textColors.default[mode] : undefined)}
                >
                  {contrastRatio(color[mode], ground[mode]).toFixed(2)}
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
    <Table>
      <caption>Statuses and tones on their tints</caption>
      <tbody>
        {Object.entries({ ...statusColors, ...toneColors }).map(([name, { text, subtle }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={{ color: text[mode], background: subtle[mode] }}>
              {text[mode]} on {subtle[mode]}: {contrastRatio(text[mode], subtle[mode]).toFixed(2)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const chartSurfaces = { panel: surfaceColors.panel, raised: surfaceColors.raised, canvas: surfaceColors.canvas };

const Swatch = chakra('span', { base: { display: 'block', minW: '16', h: '5', borderRadius: 'sm' } });

/** The series of a chart as people with each kind of colour vision see them. */
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
                  <Swatch style={{ background: seenBy(vision, color[mode]) }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const { onSolid: _onSolid, ...readableTexts } = textColors;

function Colours({ mode }: { mode: Mode }) {
  const tones = Object.fromEntries(Object.entries(toneColors).map(([name, { text }]) => [`${name} text`, text]));
  const statuses = Object.fromEntries(Object.entries(statusColors).map(([name, { text }]) => [name, text]));
  const fills = Object.fromEntries(Object.entries(toneColors).map(([name, { solid }]) => [`${name} solid`, solid]));
  return (
    <div lang="en-GB">
      <Matrix
        mode={mode}
        title="Text on surfaces, at least 4.5"
        colors={{ ...readableTexts, 'accent text': accentColors.text, ...tones }}
        surfaces={surfaceColors}
      />
      <Matrix
        mode={mode}
        title="Words of statuses on surfaces, at least 4.5"
        colors={statuses}
        surfaces={surfaceColors}
      />
      <Matrix
        mode={mode}
        title="Edges of controls and focus, at least 3"
        colors={{ strong: borderColors.strong, focus: focusColor }}
        edges
        surfaces={surfaceColors}
      />
      <Matrix
        mode={mode}
        title="Text on solid fills, at least 4.5"
        colors={{ onSolid: textColors.onSolid }}
        surfaces={{ 'accent solid': accentColors.solid, 'accent hover': accentColors.solidHover, ...fills }}
      />
      <Tints mode={mode} />
      <Matrix mode={mode} title="Series of charts, at least 3" colors={chartColors} edges surfaces={chartSurfaces} />
      <Visions mode={mode} />
    </div>
  );
}

/** Read from the tokens themselves. Status colours mean one thing each and never speak without icon or word. */
const meta = {
  title: 'Foundations/Colours',
  component: Colours,
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { mode: 'light' }, globals: { theme: 'light' } };

export const Dark: Story = { args: { mode: 'dark' }, globals: { theme: 'dark' } };
