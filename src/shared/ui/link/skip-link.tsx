import { styled } from '@/shared/theme';

const StyledAnchor = styled('a', {
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
    _print: { display: 'none' },
  },
});

/** First tab stop of every page: skips the navigation. `target` is the id of the content. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  return <StyledAnchor href={`#${target}`}>Skip to content</StyledAnchor>;
}
