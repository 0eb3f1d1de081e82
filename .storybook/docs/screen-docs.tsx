import { chakra } from '@chakra-ui/react/styled-system';
import { DocsContext, Heading, Markdown, Title } from '@storybook/addon-docs/blocks';
import { use, useSyncExternalStore } from 'react';
import { windows } from '../../src/shared/theme';
import { isDark, onThemeChange } from '../shown-theme';
import type { AboutScreen } from './screens';
import { StoryList } from './story-list';

const Frame = chakra('iframe', { base: { display: 'block', w: 'full', borderWidth: 'hairline', borderRadius: 'md' } });

/**
 * The docs of a screen: its users, what it must never do, and its states. The screen is shown as its first story leaves
 * it.
 */
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
      {first && <Picture id={first.id} title={title} />}
      <Heading>What it must never do</Heading>
      <ul>
        {about.never.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Heading>States</Heading>
      {/* the description of the stories: Storybook would describe the component `Screen` instead */}
      <Markdown>{first?.parameters.docs?.description?.component ?? ''}</Markdown>
      <StoryList stories={stories} />
    </>
  );
}

/** The screen in an iframe with the theme of the page, from which it also gets theme changes. */
function Picture({ id, title }: { id: string; title: string }) {
  const theme = useSyncExternalStore(onThemeChange, isDark) ? 'dark' : 'light';
  return (
    <Frame
      key={theme}
      title={title}
      src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`}
      height={windows.height}
    />
  );
}
