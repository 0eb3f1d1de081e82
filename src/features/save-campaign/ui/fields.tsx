import { chakra } from '@chakra-ui/react/styled-system';

/** One column of fields or sections, which may take the focus from a step or a summary. */
export const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', '&:focus': { outline: 'none' } },
});
