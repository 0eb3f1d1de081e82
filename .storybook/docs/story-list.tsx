import { Markdown } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { inSentenceCase } from '../sentence-case';

const docsOf = ({ parameters }: PreparedStory): string => parameters.docs?.description?.story ?? '';

/** Each state with a link to its story: a page that rendered them all would be as many applications. */
export function StoryList({ stories }: { stories: readonly PreparedStory[] }) {
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
              <a href={`./?path=/story/${story.id}`} target="_top">
                {inSentenceCase(story.name)}
              </a>
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
