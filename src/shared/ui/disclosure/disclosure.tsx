import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Several below each other, as one block. */
export const Disclosures = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderTopWidth: 'hairline', mb: '-2' },
});

const Root = chakra('div', { base: { '&:not(:last-of-type)': { borderBottomWidth: 'hairline' } } });

const Head = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '10',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { bg: 'surface.hover' },
    '& > svg': { boxSize: '4', flexShrink: 0, color: 'text.subtle' },
    '&[aria-expanded=true] > svg:first-of-type': { transform: 'rotate(90deg)' },
    '& > small': { textStyle: 'small', fontWeight: 'normal', color: 'text.muted', ms: 'auto', textAlign: 'end' },
    '& > [data-refused]': { color: 'tone.error.text' },
  },
});

const Body = chakra('div', { base: { pt: '1', pb: '4' } });

interface DisclosureProps {
  label: string;
  /** What is in it, in a few words. */
  summary: string;
  /** Something in it is to be corrected. */
  isRefused?: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** On the page while it is open only. */
  children: ReactNode;
}

/** A part of a page that is opened when it is wanted; its head says what is in it. */
export function Disclosure({ label, summary, isRefused = false, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  const refused = isRefused ? '' : undefined;
  return (
    <Root>
      <Head
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <ChevronRight aria-hidden />
        {label}
        <small data-refused={refused}>{isRefused ? `${summary}, to correct` : summary}</small>
        {isRefused && <CircleAlert aria-hidden data-refused="" />}
      </Head>
      {isOpen && <Body id={id}>{children}</Body>}
    </Root>
  );
}
