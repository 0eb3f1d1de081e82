import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    textStyle: 'sectionTitle',
    color: 'text',
    '& svg': { boxSize: '7', flexShrink: 0 },
    '& rect': { fill: 'accent.solid' },
    '& path': { fill: 'text.onSolid' },
  },
});

/** The mark and the name of the product. */
export function Logo() {
  return (
    <Root>
      <svg viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" />
        <path d="M12 9.5v13l11-6.5z" />
      </svg>
      <span>Preroll</span>
    </Root>
  );
}
