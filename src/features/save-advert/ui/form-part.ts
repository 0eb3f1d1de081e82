import { chakra } from '@chakra-ui/react/styled-system';

/** The parts of an advert's form that other places lead to, by their ids in the page. */
export const advertParts = { video: 'video', registration: 'registration' } as const;

/** A part that can be led to, and be where the keyboard goes on from. */
export const FormPart = chakra('div', { base: { scrollMarginTop: '20', outline: 'none' } });
