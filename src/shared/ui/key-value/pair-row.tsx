import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowUpDown, X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { styled } from '@/shared/theme';
import { inputRecipe } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import type { Pair } from './parse-pairs';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 2fr) minmax(0, 3fr) auto' },
    alignItems: 'center',
    gap: '1',
    // on narrow screens the value is below its name
    '& > [data-part=value]': { gridArea: { base: '2 / 2', sm: 'auto' } },
    '& > [data-part=remove]': { gridArea: { base: '1 / 3', sm: 'auto' } },
  },
});

const Input = chakra('input', inputRecipe);

interface PairRowProps {
  name: string | undefined;
  pair: Pair;
  position: number;
  labels: { key: string; value: string; row: string };
  isDuplicate: boolean;
  describedBy: string | undefined;
  disabledReason: string | undefined;
  onChange: (pair: Pair) => void;
  /** Accepts pasted pairs; returns false if the text contains none. */
  onPaste: (text: string) => boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onBlur: () => void;
}

/** One pair. Alt with an arrow key moves it from any of its controls; on the handle, the arrow key alone does. */
export function PairRow({
  name,
  pair,
  position,
  labels,
  isDuplicate,
  describedBy,
  disabledReason,
  onChange,
  onPaste,
  onMove,
  onRemove,
  onBlur,
}: PairRowProps) {
  const number = position + 1;
  const disabled = disabledReason !== undefined;

  const press = (event: KeyboardEvent) => {
    if (disabled || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const isHandle = event.target instanceof HTMLElement && event.target.dataset.part === 'handle';
    if (!event.altKey && !isHandle) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };

  const paste = (event: ClipboardEvent) => {
    if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
  };

  const common = { disabled, autoComplete: 'off', spellCheck: false, 'aria-describedby': describedBy, onBlur };
  const isNameless = pair.key.trim() === '' && pair.value.trim() !== '';
  return (
    <Row onKeyDown={press}>
      <IconButton
        data-part="handle"
        label={`Move ${labels.row} ${number}: up and down arrow keys`}
        icon={<ArrowUpDown />}
        size="sm"
        disabledReason={disabledReason}
      />
      <Input
        {...common}
        data-part="key"
        name={name}
        aria-label={`${labels.key} ${number}`}
        placeholder={labels.key}
        aria-invalid={isDuplicate || (isNameless && describedBy !== undefined) || undefined}
        value={pair.key}
        onChange={({ target }) => onChange({ ...pair, key: target.value })}
        onPaste={paste}
      />
      <Input
        {...common}
        data-part="value"
        aria-label={`${labels.value} ${number}`}
        placeholder={labels.value}
        value={pair.value}
        onChange={({ target }) => onChange({ ...pair, value: target.value })}
      />
      <IconButton
        data-part="remove"
        label={`Remove ${labels.row} ${number}`}
        icon={<X />}
        size="sm"
        disabledReason={disabledReason}
        onClick={onRemove}
      />
    </Row>
  );
}
