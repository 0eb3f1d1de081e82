import { chakra } from '@chakra-ui/react/styled-system';

const StyledAnchor = chakra('a', {
  base: {
    position: 'fixed',
    insetStart: '3',
    top: '3',
    zIndex: 'toast',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'accent.solid',
    color: 'text.onSolid',
    fontWeight: 'medium',
    boxShadow: 'md',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** The first stop of the Tab key on every page: past the menu, to the content. `target` is its id. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  return <StyledAnchor href={`#${target}`}>Skip to content</StyledAnchor>;
}
