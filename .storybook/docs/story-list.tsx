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

/** Links to stories, by name. */
export const StoryLinks = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <Names>
    {stories.map((story) => (
      <li key={story.id}>
        <StoryLink story={story} />
      </li>
    ))}
  </Names>
);

/** Lists the states with links to their stories. Rendering all of them would start as many applications. */
export function StoryList({ stories }: { stories: readonly PreparedStory[] }) {
  // only states with a description get a row of the table
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
