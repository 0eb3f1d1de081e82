import { styled } from '@/shared/theme';

/** Text to read: paragraphs, lists, definitions. Its parts are `ProseSection`s. */
export const Prose = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxW: 'prose',
    textStyle: 'lead',
    overflowWrap: 'anywhere',
    '& p, & ul, & ol, & dl': { color: 'text.muted' },
    '& ul, & ol': { display: 'grid', gap: '2', ps: '5' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li::marker': { color: 'text.subtle' },
    '& dl': { display: 'grid', gap: '3' },
    '& dt': { color: 'text', fontWeight: 'medium' },
    '& strong': { color: 'text', fontWeight: 'medium' },
    '& code': { fontFamily: 'mono', fontSize: '0.9em', color: 'text' },
  },
});
