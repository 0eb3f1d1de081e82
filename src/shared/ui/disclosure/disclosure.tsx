import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from '@/shared/theme';
import { DisclosureButton } from './disclosure-button';

/** A group of disclosures, drawn as one block. */
export const Disclosures = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderTopWidth: 'hairline', mb: '-2' },
});

const Root = styled('div', { base: { '&:not(:last-of-type)': { borderBottomWidth: 'hairline' } } });

const Head = chakra(DisclosureButton, {
  base: {
    // as in a `FoldedSection`: the summary beside the name, and the arrow at the end
    gap: '3',
    fontWeight: 'semibold',
    '& > svg:first-of-type': { order: 1, transform: 'rotate(90deg)' },
    '&[aria-expanded=true] > svg:first-of-type': { transform: 'rotate(270deg)' },
    '& > span': { minW: { sm: '32' } },
    '& > small': {
      flex: '1',
      textStyle: 'small',
      fontWeight: 'normal',
      color: 'text.muted',
      textAlign: { base: 'end', sm: 'start' },
    },
    '& > [data-refused]': { color: 'tone.error.text' },
  },
});

const Body = styled('div', { base: { pt: '1', pb: '4' } });

interface DisclosureProps {
  label: string;
  summary: string;
  isRefused?: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Mounted only while open. */
  children: ReactNode;
}

export function Disclosure({ label, summary, isRefused = false, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  const refused = isRefused ? '' : undefined;
  return (
    <Root>
      <Head isOpen={isOpen} onToggle={onToggle} controls={isOpen ? id : undefined}>
        <span>{label}</span>
        <small data-refused={refused}>{isRefused ? `${summary}, to correct` : summary}</small>
        {isRefused && <CircleAlert aria-hidden data-refused="" />}
      </Head>
      {isOpen && <Body id={id}>{children}</Body>}
    </Root>
  );
}
