import { chakra } from '@chakra-ui/react/styled-system';
import { CopyButton } from '@/shared/ui/copy-button';

const Root = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start', minW: '0' } });

const Code = chakra('span', {
  base: {
    display: 'block',
    w: 'full',
    px: '4',
    py: '3',
    borderWidth: 'hairline',
    borderRadius: 'md',
    bg: 'surface.sunken',
    fontFamily: 'mono',
    textStyle: 'small',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

interface CodeBlockProps {
  code: string;
  /** "Copy the tag" */
  copyLabel: string;
}

/** A text to be pasted elsewhere. */
export const CodeBlock = ({ code, copyLabel }: CodeBlockProps) => (
  <Root>
    <Code>{code}</Code>
    <CopyButton text={code} size="sm">
      {copyLabel}
    </CopyButton>
  </Root>
);
