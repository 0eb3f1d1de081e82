import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useOf } from '@storybook/addon-docs/blocks';
import { system } from '../../src/shared/theme';
import { ComponentDocs } from './component-docs';
import { FoundationDocs } from './foundation-docs';
import { ScreenDocs } from './screen-docs';
import { screens } from './screens';

/** Chooses the layout of a docs page: for a screen, a foundation, or a component. */
export default function DocsTemplate() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const about = screens[title];
  return (
    <ChakraProvider value={system}>
      {about ? (
        <ScreenDocs about={about} title={title} />
      ) : title.startsWith('Foundations/') ? (
        <FoundationDocs title={title} />
      ) : (
        <ComponentDocs title={title} />
      )}
    </ChakraProvider>
  );
}
