import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ListFilter } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { useIsBelow } from '@/shared/lib/media-query';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';

const Chips = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '&[hidden]': { display: 'none' },
    // filters opened by the button are in a line of their own
    '[data-opens] + &': { flex: '1 1 100%' },
  },
});

const Line = styled('div', { base: { flex: '1 1 100%', minW: '0' } });

/** Filters provided by the surroundings, such as folders, which move among the list's filters below `sm`. */
export const FilterExtra = createContext<ReactNode>(null);

interface FilterDisclosureProps {
  count: number;
  children: ReactNode;
  /** Search and sort order, which move here below `sm`, each in a line of its own. */
  tools: ReactNode;
}

/**
 * The filters of a list. Below `sm` a button with the number of active filters opens all filters and the sort order.
 */
export function FilterDisclosure({ count, children, tools }: FilterDisclosureProps) {
  const isNarrow = useIsBelow('sm');
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
