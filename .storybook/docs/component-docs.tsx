import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Story,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { readTitle } from './aliases';
import { Anatomy } from './anatomy';
import { BothThemes } from './both-themes';
import { Guidance } from './guidance';
import { StoryList } from './story-list';

const isShown = ({ tags }: PreparedStory) => tags.includes('autodocs');

/** As many states are shown, the others are named: a page of thirty would have nothing to find in it. */
const SHOWN = 4;

/** When to use a component, how it looks in both themes, its parts, what to do and not, its props and its states. */
export function ComponentDocs({ title }: { title: string }) {
  const { name, aliases } = readTitle(title);
  const stories = use(DocsContext).componentStories();
  const states = stories.filter(isShown);
  const [primary] = states;
  // the first one may lack parts: a field is often shown empty
  const complete = [primary, ...stories].find((story) => story?.parameters.anatomy);
  const anatomy: Record<string, string> | undefined = complete?.parameters.anatomy;
  return (
    <>
      <Title>{name}</Title>
      {aliases.length > 0 && <p>Also called: {aliases.join(', ')}.</p>}
      <Description />
      {primary && (
        <BothThemes>
          <Story of={primary.moduleExport} />
        </BothThemes>
      )}
      {complete && anatomy && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy parts={anatomy}>
            <Story of={complete.moduleExport} />
          </Anatomy>
        </>
      )}
      <Guidance stories={stories} />
      <Heading>Props</Heading>
      <Controls />
      <Heading>States</Heading>
      {states.slice(0, SHOWN).map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} />
      ))}
      {states.length > SHOWN && (
        <>
          <Subheading>More states</Subheading>
          <StoryList stories={states.slice(SHOWN)} />
        </>
      )}
    </>
  );
}
