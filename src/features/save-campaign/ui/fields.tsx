import { chakra } from '@chakra-ui/react/styled-system';

/** A column of fields or sections, which can receive the focus from a step or a summary. */
export const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', '&:focus': { outline: 'none' } },
});
