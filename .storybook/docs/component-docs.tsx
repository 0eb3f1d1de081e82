import { chakra } from '@chakra-ui/react/styled-system';
import { Controls, Description, DocsContext, Heading, Story, Subheading, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { readTitle } from './aliases';
import { Anatomy } from './anatomy';
import { BothThemes } from './both-themes';
import { Guidance } from './guidance';
import { ShownStory } from './shown-story';
import { StoryLinks } from './story-list';

/** Long tables of props scroll, so that the sections below can be found. */
const Props = chakra('div', { base: { maxH: 'calc(2 * {sizes.96})', overflow: 'auto' } });

/** Tall states scroll, like the first one. */
const States = chakra('div', { base: { '& .docs-story': { maxH: '96', overflow: 'auto' } } });

const isShown = ({ tags }: PreparedStory) => tags.includes('autodocs');

/** The number of states that are rendered besides the first one; the others are only listed, to keep the page short. */
const MAX_RENDERED = 2;

/** The docs of a component: when to use it, both themes, its parts, dos and don'ts, props and states. */
export function ComponentDocs({ title }: { title: string }) {
  const { name, aliases } = readTitle(title);
  const stories = use(DocsContext).componentStories();
  const states = stories.filter(isShown);
  const [primary, ...others] = states;
  // the first story may lack parts: fields are often shown empty
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
      <Props>
        <Controls />
      </Props>
      {others.length > 0 && <Heading>States</Heading>}
      <States>
        {others.slice(0, MAX_RENDERED).map((story) => (
          <ShownStory key={story.id} story={story} />
        ))}
      </States>
      {others.length > MAX_RENDERED && (
        <>
          <Subheading>More states</Subheading>
          <StoryLinks stories={others.slice(MAX_RENDERED)} />
        </>
      )}
    </>
  );
}
