import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { ShownStory } from './shown-story';

/** The docs of a foundation of all screens. Its stories show both themes if they differ, so each is rendered once. */
export function FoundationDocs({ title }: { title: string }) {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Title>{title.split('/').at(-1)}</Title>
      <Description />
      {stories.map((story) => (
        <ShownStory key={story.id} story={story} />
      ))}
    </>
  );
}
