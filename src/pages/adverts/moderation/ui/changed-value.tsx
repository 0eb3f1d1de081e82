import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { styled } from '@/shared/theme';
import { changedWords } from '../model/changed-words';

const Text = styled('p', {
  base: {
    overflowWrap: 'anywhere',
    '& del': { color: 'tone.error.text' },
    '& ins': { color: 'tone.success.text', textDecorationLine: 'none', fontWeight: 'medium' },
  },
});

const Removed = ({ children }: { children: string }) => (
  <del>
    <VisuallyHidden>removed: </VisuallyHidden>
    <span>{children}</span>
  </del>
);

const Added = ({ children }: { children: string }) => (
  <ins>
    <VisuallyHidden>added: </VisuallyHidden>
    <span>{children}</span>
  </ins>
);

interface ChangedValueProps {
  /** Null for none. */
  from: string | null;
  to: string | null;
}

/** A value before and after a change. In sentences, only the changed words are marked. */
export function ChangedValue({ from, to }: ChangedValueProps) {
  const { before, removed, added, after } = changedWords(from ?? '', to ?? '');
  const isWhole = before === '' && after === '';
  return (
    <Text>
      {before && <span>{`${before} `}</span>}
      {removed && <Removed>{removed}</Removed>}
      {removed && added && (isWhole ? <br /> : ' ')}
      {added && <Added>{added}</Added>}
      {after && <span>{` ${after}`}</span>}
    </Text>
  );
}
