import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { readTitle } from '../docs/aliases';
import { Specimen } from './specimen';

interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: 'story' | 'docs';
}

const Group = chakra('section', { base: { mb: '10', '& > h2': { textStyle: 'subtitle', mb: '3' } } });

const Grid = chakra('ul', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' },
});

const Card = chakra('li', {
  base: {
    position: 'relative',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'surface.panel',
    _hover: { borderColor: 'border.strong' },
    '& > div': { h: '40', p: '4', overflow: 'hidden', bg: 'surface.canvas' },
    '& > p': { px: '4', py: '3', borderTopWidth: 'hairline', borderColor: 'border' },
    '& a': { fontWeight: 'medium' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& small': { display: 'block', minH: '4', textStyle: 'caption', color: 'text.subtle' },
  },
});

/** Components that cover the page or are a page: their cards have no picture. */
const withoutSpecimen = /\/(Overlays|Layout\/Shell|Feedback\/(Toaster|Dead end|Pending screen|Lazy boundary))/;

/** One entry per component. Parts of a component, such as the controls of a table, belong to its card. */
function componentsOf(entries: readonly Entry[]): [group: string, components: Entry[]][] {
  const docs = entries.filter(({ type, title }) => type === 'docs' && /^Components\/[^/]+\/[^/]+$/.test(title));
  return [...Map.groupBy(docs, ({ title }) => title.split('/')[1] ?? '')].map(([group, members]) => [
    group,
    members.toSorted((one, other) => one.title.localeCompare(other.title)),
  ]);
}

function AllComponents() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)));
  }, []);
  const firstOf = (title: string) =>
    entries.find((entry) => entry.type === 'story' && entry.title === title)?.name ?? '';
  return componentsOf(entries).map(([group, members]) => (
    <Group key={group}>
      <h2>
        {group} ({members.length})
      </h2>
      <Grid>
        {members.map(({ id, title, importPath }) => {
          const { name, aliases } = readTitle(title);
          return (
            <Card key={id}>
              <div>{!withoutSpecimen.test(title) && <Specimen name={firstOf(title)} importPath={importPath} />}</div>
              <p>
                <a href={`./?path=/docs/${id}`} target="_top">
                  {name}
                </a>
                <small>{aliases.join(', ')}</small>
              </p>
            </Card>
          );
        })}
      </Grid>
    </Group>
  ));
}

/** Every component as its first story shows it, with its other common names. */
const meta = {
  title: 'Introduction/All components',
  component: AllComponents,
  // a page of links, whose targets have tests of their own
  tags: ['!autodocs', '!test'],
} satisfies Meta<typeof AllComponents>;

export default meta;

export const Overview: StoryObj<typeof meta> = {};
