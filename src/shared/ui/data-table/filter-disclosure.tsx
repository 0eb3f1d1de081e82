import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ListFilter } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { useBelow } from '@/shared/lib/media-query';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';

const Chips = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '&[hidden]': { display: 'none' },
    // opened by the button, they take a line of their own
    '[data-opens] + &': { flex: '1 1 100%' },
  },
});

const Line = styled('div', { base: { flex: '1 1 100%', minW: '0' } });

/** What narrows a list from around it, such as folders, and stands among its filters below `sm`. */
export const FilterExtra = createContext<ReactNode>(null);

interface FilterDisclosureProps {
  /** How many filters are set. */
  count: number;
  /** The chips. */
  children: ReactNode;
  /** Below `sm` also here, in lines of their own: search and sort order. */
  tools: ReactNode;
}

/** The filters of a list. Below `sm` one button opens all that narrows and sorts it, and says how many filters are set. */
export function FilterDisclosure({ count, children, tools }: FilterDisclosureProps) {
  const isNarrow = useBelow('sm');
  const [isOpen, setIsOpen] = useState(false);
  const extra = use(FilterExtra);
  const id = useId();
  return (
    <>
      {isNarrow && (
        <Button variant="chip" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <ListFilter aria-hidden />
          <span>Filter</span>
          {count > 0 && (
            <>
              <b>{count}</b>
              <VisuallyHidden>set</VisuallyHidden>
            </>
          )}
        </Button>
      )}
      <Chips id={id} hidden={isNarrow && !isOpen}>
        {children}
        {isNarrow && tools}
        {extra && <Line>{extra}</Line>}
      </Chips>
    </>
  );
}
