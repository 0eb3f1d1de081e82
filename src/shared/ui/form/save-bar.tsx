import { chakra } from '@chakra-ui/react/styled-system';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatCount } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { SubmitButton } from './submit-button';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minH: '15',
    mx: '-4',
    px: '4',
    py: '2',
    bg: 'surface.raised',
    borderTopWidth: 'hairline',
    boxShadow: 'md',
    // a window this low has no room for a bar
    '@media (max-height: 25em)': { position: 'static' },
    '& > p': { flex: '1 1 8rem', minW: '0', overflowWrap: 'anywhere', textStyle: 'small' },
  },
});

interface SaveBarProps {
  /** Names of the fields, for the list of what has changed. */
  labels: Readonly<Record<string, string>>;
  submitLabel?: string;
}

/** Appears with the first change of the surrounding `Form`, names what has changed, saves or discards it. */
export function SaveBar({ labels, submitLabel = 'Save' }: SaveBarProps) {
  'use no memo'; // opts out of React Compiler: `dirtyFields` changes and keeps its identity
  const { reset } = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  const changed = Object.keys(dirtyFields).map((field) => labels[field] ?? field);
  if (changed.length === 0 && !isSubmitting) return null;
  return (
    <Bar>
      <p role="status">{`${formatCount(changed.length, 'change')}: ${changed.join(', ')}`}</p>
      <Button variant="ghost" onClick={() => reset()}>
        Discard
      </Button>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Bar>
  );
}
