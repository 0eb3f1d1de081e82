import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useOf } from '@storybook/addon-docs/blocks';
import { system } from '../../src/shared/theme';
import { ComponentDocs } from './component-docs';
import { ScreenDocs } from './screen-docs';
import { screens } from './screens';

/** The one frame of all docs pages: that of a screen, or of a component. */
export default function DocsTemplate() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const about = screens[preparedMeta.title];
  return (
    <ChakraProvider value={system}>
      {about ? <ScreenDocs about={about} title={preparedMeta.title} /> : <ComponentDocs title={preparedMeta.title} />}
    </ChakraProvider>
  );
}
