import { Description, DocsContext, DocsStory, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** What all screens are made of. The stories show both themes where they differ, so that each is shown once. */
export function FoundationDocs({ title }: { title: string }) {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Title>{title.split('/').at(-1)}</Title>
      <Description />
      {stories.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded withToolbar={false} />
      ))}
    </>
  );
}
