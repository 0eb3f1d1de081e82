import { chakra } from '@chakra-ui/react/styled-system';
import type { Decorator } from '@storybook/react-vite';

const Page = chakra('div', { base: { px: { base: '4', md: '6' } } });

/** Adds the side padding of a page, into which the lines of tables extend. */
export const asPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
);
