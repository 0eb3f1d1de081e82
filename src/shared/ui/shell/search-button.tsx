import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from '@/shared/theme';
import { ShortcutKeys } from '@/shared/ui/shortcut';
import { frameButton, readOnly } from './shell-styles';

const Root = styled('button', {
  base: {
    ...frameButton,
    gap: '2',
    justifyContent: { base: 'center', lg: 'start' },
    minH: { base: '10', md: '8' },
    minW: { base: '10', md: '0' },
    ps: { md: '2.5' },
    pe: { md: '2.5', lg: '1.5' },
    mb: { md: '3' },
    color: 'text.subtle',
    textStyle: 'small',
    borderWidth: { md: 'hairline' },
    borderColor: { md: 'border.control' },
    bg: { md: 'surface.panel' },
    boxShadow: { md: 'sm' },
    '& > svg': { boxSize: { base: '5', md: '3.5' }, flexShrink: 0 },
    '& > [data-part=word]': { flex: '1', lgDown: readOnly },
    '& > [data-part=keys]': { display: { base: 'none', lg: 'contents' } },
  },
});

interface SearchButtonProps extends ComponentProps<'button'> {
  /** The keyboard shortcut, as printed on the keys. */
  keys: readonly string[];
}

/** Opens the search; looks like a field if there is room. */
export const SearchButton = ({ keys, ...props }: SearchButtonProps) => (
  <Root type="button" aria-haspopup="dialog" {...props}>
    <Search aria-hidden />
    <span data-part="word">Search</span>
    <span data-part="keys">
      <ShortcutKeys keys={keys} />
    </span>
  </Root>
);
