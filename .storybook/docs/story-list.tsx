import { chakra } from '@chakra-ui/react/styled-system';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { inSentenceCase } from '../sentence-case';

const docsOf = ({ parameters }: PreparedStory): string => parameters.docs?.description?.story ?? '';

const StoryLink = ({ story }: { story: PreparedStory }) => (
  <a href={`./?path=/story/${story.id}`} target="_top">
    {inSentenceCase(story.name)}
  </a>
);

const Names = chakra('ul', { base: { columns: '{sizes.48}', '& > li': { breakInside: 'avoid' } } });

/** The names of states, each a link to its story, which says the rest. */
export const StoryLinks = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <Names>
    {stories.map((story) => (
      <li key={story.id}>
        <StoryLink story={story} />
      </li>
    ))}
  </Names>
);

/** Each state with a link to its story: a page that rendered them all would be as many applications. */
export function StoryList({ stories }: { stories: readonly PreparedStory[] }) {
  // what a name says by itself needs no line of a table
  const [special, others] = [stories.filter(docsOf), stories.filter((story) => !docsOf(story))];
  return (
    <>
      {special.length > 0 && <SpecialStates stories={special} />}
      {others.length > 0 && <StoryLinks stories={others} />}
    </>
  );
}

function SpecialStates({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>State</th>
          <th>What is special about it</th>
        </tr>
      </thead>
      <tbody>
        {stories.map((story) => (
          <tr key={story.id}>
            <td>
              <StoryLink story={story} />
            </td>
            <td>
              <Markdown>{docsOf(story)}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
