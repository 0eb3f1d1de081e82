import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { system } from './system';

const Figure = chakra('span', { base: { color: 'text' } });

it('passes the `translate` attribute through', () => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <Figure translate="no">1,250</Figure>
    </ChakraProvider>,
  );
  expect(html).toMatch(/^<span translate="no" class="[^"]+">1,250<\/span>$/);
});
