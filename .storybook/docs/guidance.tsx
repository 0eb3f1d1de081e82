import { chakra } from '@chakra-ui/react/styled-system';
import { Heading, Markdown, Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';

const sides = { do: '✓ Do', dont: '✕ Don’t' } as const;

/** Two per row: a do and its don't. */
const Pairs = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '2',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, {sizes.96}), 1fr))',
  },
});

const Figure = chakra('figure', {
  base: {
    m: '0',
    minW: '0',
    '& > div': {
      p: '6',
      overflow: 'auto',
      borderTopWidth: 'ring',
      borderTopStyle: 'solid',
      borderColor: 'currentColor',
      bg: 'surface.canvas',
      '& > *': { color: 'text' },
    },
  },
  variants: {
    side: { do: { color: 'tone.success.text' }, dont: { color: 'tone.error.text' } },
  },
});

/** The stories with the tag `do` or `dont`, in pairs, in the order of the file. */
export function Guidance({ stories }: { stories: readonly PreparedStory[] }) {
  const examples = stories.flatMap((story) => {
    const side = (['do', 'dont'] as const).find((tag) => story.tags.includes(tag));
    return side ? [{ story, side }] : [];
  });
  if (examples.length === 0) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Pairs>
        {examples.map(({ story, side }) => (
          <Figure key={story.id} side={side}>
            <div>
              <Story of={story.moduleExport} />
            </div>
            <figcaption>
              <strong>{sides[side]}</strong>
              <Markdown>{story.parameters.docs?.description?.story ?? ''}</Markdown>
            </figcaption>
          </Figure>
        ))}
      </Pairs>
    </>
  );
}
