import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colours, type NamedColour } from './colour-list';
import { cssVariable, tokenFiles } from './token-files';

const Downloads = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    mb: '6',
    '& a': { color: 'accent.text', textDecoration: 'underline' },
  },
});

const Note = chakra('p', { base: { textStyle: 'small', mb: '6', '& code': { fontFamily: 'mono' } } });

const Scroll = chakra('div', { base: { overflowX: 'auto', mb: '6' } });

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& caption': { textStyle: 'sectionTitle', textAlign: 'start', mb: '2' },
    '& th': { textAlign: 'start', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& thead th': { color: 'text.subtle', textStyle: 'caption' },
    '& th, & td': { pe: '4', py: '0', borderBottomWidth: 'hairline', borderColor: 'border' },
    '& code': { textStyle: 'caption', fontFamily: 'mono', color: 'text.muted', whiteSpace: 'nowrap' },
  },
});

/** A sample of a colour, on the background of its theme. */
const Sample = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', px: '1', borderRadius: 'md', bg: 'surface.panel' },
});

const Swatch = chakra('span', {
  base: { display: 'block', w: '8', h: '4', borderRadius: 'sm', borderWidth: 'hairline', borderColor: 'border' },
});

const groupOf = ({ name }: NamedColour) => name.split('.')[0] ?? name;

const titles: Record<string, string> = {
  surface: 'Surfaces',
  text: 'Text',
  border: 'Lines',
  accent: 'Accent: actions and counts',
  money: 'Copper: money and time',
  tone: 'Tones of messages',
  status: 'Statuses',
  chart: 'Series of charts',
  heat: 'Heat map',
  focus: 'Focus',
  screen: 'Video',
  scrim: 'Scrim',
};

const grouped = [...Map.groupBy(colours, groupOf)];

function Tokens() {
  return (
    <>
      <Downloads aria-label="Files">
        {Object.keys(tokenFiles).map((name) => (
          <li key={name}>
            <a href={`./${name}`} download>
              {name}
            </a>
          </li>
        ))}
      </Downloads>
      <Note>
        The CSS variable of <code>surface.panel</code> is <code>{cssVariable('colors', 'surface.panel')}</code>, and so
        on.
      </Note>
      {grouped.map(([group, members]) => (
        <Scroll key={group} role="group" aria-label={titles[group]} tabIndex={0}>
          <Table>
            <caption>{titles[group]}</caption>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Use it for</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {members.map(({ name, role, light, dark }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{role}</td>
                  <td>
                    <Sample className="light">
                      <Swatch style={{ background: light }} />
                      <code>{light}</code>
                    </Sample>
                  </td>
                  <td>
                    <Sample className="dark">
                      <Swatch style={{ background: dark }} />
                      <code>{dark}</code>
                    </Sample>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      ))}
    </>
  );
}

/**
 * The role of each colour, in the light and the dark theme. Designs and code refer to the role, never to the value, so
 * that changing a colour changes it everywhere.
 *
 * The files contain all tokens: colours, spacing, sizes, radii, line widths, type and motion. `tokens.css` has the
 * variables under the names that the application uses. The JSON files follow the Design Tokens format, which Figma
 * imports as variables, one file per mode. They are generated from the theme whenever this Storybook is built.
 */
const meta = { title: 'Foundations/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(colours.length);
    for (const name of Object.keys(tokenFiles))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `./${name}`);
  },
};
