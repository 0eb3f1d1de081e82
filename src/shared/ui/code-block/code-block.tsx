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
    '&[data-line]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '&:focus-visible': { outlineOffset: 'inside' },
  },
});

interface CodeBlockProps {
  /** Accessible name: "Code for Video.js". */
  label: string;
  /** Multi-line code keeps its lines and scrolls; a single line wraps. */
  children: string;
}

/** Text to be pasted elsewhere, with a `CopyButton` below it. Focusable, so that the keyboard can scroll it. */
export const CodeBlock = ({ label, children }: CodeBlockProps) => (
  <Box tabIndex={0} role="region" aria-label={label} data-line={children.includes('\n') ? undefined : true}>
    {children}
  </Box>
);
