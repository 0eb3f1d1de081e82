import { useId } from 'react';
import { styled } from '@/shared/theme';

const Group = styled('fieldset', {
  base: { display: 'grid', gap: '1', minW: '0', '& legend': { fontWeight: 'medium' } },
});

const Option = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 3.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& input': { accentColor: 'accent.solid', cursor: 'pointer' },
    '& > span:first-of-type': { color: 'text.muted' },
  },
});

interface ConflictChoiceProps {
  label: string;
  theirs: string;
  mine: string;
  takesTheirs: boolean;
  onChange: (takesTheirs: boolean) => void;
}

/** Asks which of two values to keep in a field that both users changed. */
export function ConflictChoice({ label, theirs, mine, takesTheirs, onChange }: ConflictChoiceProps) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Option>
        <input type="radio" name={name} checked={takesTheirs} onChange={() => onChange(true)} />
        <span>Theirs</span>
        <span translate="no">{theirs}</span>
      </Option>
      <Option>
        <input type="radio" name={name} checked={!takesTheirs} onChange={() => onChange(false)} />
        <span>Mine</span>
        <span translate="no">{mine}</span>
      </Option>
    </Group>
  );
}
