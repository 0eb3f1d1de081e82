import { DocsContext, Heading, Markdown, Story, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { windows } from '../../src/shared/theme';
import type { AboutScreen } from './screens';
import { StoryList } from './story-list';

/** For whom a screen is, what it must never do, and its states. The screen itself is shown as its first story ends. */
export function ScreenDocs({ about, title }: { about: AboutScreen; title: string }) {
  const stories = use(DocsContext).componentStories();
  const [first] = stories;
  return (
    <>
      <Title>{title.split('/').slice(1).join(': ')}</Title>
      <p>{about.does}</p>
      <p>
        <strong>For:</strong> {about.for}.
      </p>
      {first && <Story of={first.moduleExport} inline={false} height={windows.height} />}
      <Heading>What it must never do</Heading>
      <ul>
        {about.never.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Heading>States</Heading>
      {/* that of the stories; Storybook would otherwise describe the component that opens an address */}
      <Markdown>{first?.parameters.docs?.description?.component ?? ''}</Markdown>
      <StoryList stories={stories} />
    </>
  );
}
