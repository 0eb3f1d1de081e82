import { styled } from '@/shared/theme';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    maxH: '96',
    overflow: 'auto',
    borderWidth: 'hairline',
    borderRadius: 'md',
    bg: 'surface.sunken',
    fontFamily: 'mono',
    textStyle: 'small',
    '& > pre': { py: '3', fontFamily: 'inherit', tabSize: 2 },
  },
});

const Numbers = styled('pre', {
  base: {
    position: 'sticky',
    insetStart: '0',
    px: '3',
    textAlign: 'end',
    color: 'text.subtle',
    bg: 'surface.sunken',
    borderInlineEndWidth: 'hairline',
    userSelect: 'none',
  },
});

const Text = styled('pre', { base: { px: '3', w: 'max-content' } });

/** The line terminators of JavaScript, so that line numbers match those in error messages. */
const lineEnds = /\r\n|[\n\r\u2028\u2029]/g;

/**
 * Code with line numbers. Renders two text nodes instead of one per line, because a script may have thousands of lines.
 */
export function CodeView({ label, code }: { label: string; code: string }) {
  const text = code.replace(lineEnds, '\n');
  const count = text.split('\n').length;
  const numbers = Array.from({ length: count }, (_, index) => index + 1).join('\n');
  return (
    // scrollable, so the keyboard must reach it
    <Root role="group" aria-label={label} tabIndex={0}>
      <Numbers aria-hidden>{numbers}</Numbers>
      <Text>{text}</Text>
    </Root>
  );
}
