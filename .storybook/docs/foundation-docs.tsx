import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { ShownStory } from './shown-story';

/** What all screens are made of. The stories show both themes where they differ, so that each is shown once. */
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
