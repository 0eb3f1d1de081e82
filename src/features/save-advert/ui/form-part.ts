import { chakra } from '@chakra-ui/react/styled-system';

/** Element ids of the form's parts that other pages link to. */
export const advertParts = { video: 'video', registration: 'registration' } as const;

/** A part that can be linked to and take the focus. */
export const FormPart = chakra('div', { base: { scrollMarginTop: '20', outline: 'none' } });
