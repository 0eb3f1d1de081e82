import { styled } from '@/shared/theme';

const Box = styled('pre', {
  base: {
    maxH: '80',
    overflow: 'auto',
    p: '3',
    borderWidth: 'hairline',
    borderRadius: 'md',
    bg: 'surface.sunken',
    fontFamily: 'mono',
    textStyle: 'small',
    whiteSpace: 'pre',
    tabSize: '2',
    // an address breaks, a program scrolls
    '&[data-line]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '&:focus-visible': { outlineOffset: 'inside' },
  },
});

interface CodeBlockProps {
  /** Accessible name: "Code for Video.js". */
  label: string;
  /** A program keeps its lines and scrolls; a single line wraps. */
  children: string;
}

/** A text that is pasted elsewhere. A `CopyButton` stands below it. The keyboard can reach and scroll it. */
export const CodeBlock = ({ label, children }: CodeBlockProps) => (
  <Box tabIndex={0} role="region" aria-label={label} data-line={children.includes('\n') ? undefined : true}>
    {children}
  </Box>
);
