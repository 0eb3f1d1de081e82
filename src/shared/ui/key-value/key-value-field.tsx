import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { FieldGroup, type FieldProps, lockedReason, useField } from '@/shared/ui/field';
import { PairRow } from './pair-row';
import { duplicateKeys, firstInvalidPair, movePair, type Pair, parsePairs, validatePairs } from './parse-pairs';

const Rows = styled('ol', { base: { display: 'grid', gap: { base: '3', sm: '1.5' } } });

const EmptyNote = styled('p', { base: { textStyle: 'small', color: 'text.subtle' } });

interface KeyValueFieldProps extends FieldProps {
  keyLabel?: string;
  valueLabel?: string;
  rowName?: string;
}

interface Place {
  row: number;
  part: 'key' | 'handle' | 'remove';
}

const NONE: readonly Pair[] = [];

/** Ordered list of key-value pairs. The value is an array of `{ key, value }`. */
export function KeyValueField({
  name,
  keyLabel = 'Name',
  valueLabel = 'Value',
  rowName = 'parameter',
  ...shell
}: KeyValueFieldProps) {
  const { field, error } = useField(name, validatePairs);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [pendingFocus, setPendingFocus] = useState<Place | null>(null);
  const pairs: readonly Pair[] = field.value ?? NONE;
  const duplicates = duplicateKeys(pairs);
  const locked = lockedReason(shell);
  const invalidRow = Math.max(0, firstInvalidPair(pairs));

  // a layout effect moves the focus as soon as the row exists, before the next key press
  useLayoutEffect(() => {
    if (pendingFocus === null) return;
    const row = list.current?.children.item(pendingFocus.row);
    (row?.querySelector<HTMLElement>(`[data-part=${pendingFocus.part}]`) ?? add.current)?.focus();
  }, [pendingFocus]);

  const focusRow = (row: number, part: Place['part']) => setPendingFocus({ row, part });

  const change = (next: readonly Pair[], message = '') => {
    field.onChange(next);
    setAnnouncement(message);
  };

  const paste = (index: number, text: string): boolean => {
    const pasted = parsePairs(text);
    if (pasted === null || pasted.length === 0) return false;
    const target = pairs[index];
    // pasting into an empty row replaces it
    const isBlank = target?.key === '' && target.value === '';
    change(pairs.toSpliced(isBlank ? index : index + 1, isBlank ? 1 : 0, ...pasted), `${pasted.length} added`);
    focusRow((isBlank ? index : index + 1) + pasted.length - 1, 'key');
    return true;
  };

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pairs.length) return;
    change(movePair(pairs, from, to), `Moved to place ${to + 1} of ${pairs.length}`);
    focusRow(to, 'handle');
  };

  return (
    <FieldGroup {...shell} error={error}>
      {(group) => (
        <>
          {pairs.length === 0 && <EmptyNote>None yet</EmptyNote>}
          <Rows ref={list} hidden={pairs.length === 0}>
            {pairs.map((pair, index) => (
              <PairRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
                key={index}
                name={index === invalidRow ? name : undefined}
                pair={pair}
                position={index}
                labels={{ key: keyLabel, value: valueLabel, row: rowName }}
                isDuplicate={duplicates.has(pair.key)}
                describedBy={error ? group['aria-describedby'] : undefined}
                disabledReason={locked}
                onChange={(next) => change(pairs.with(index, next))}
                onPaste={(text) => paste(index, text)}
                onMove={(by) => move(index, index + by)}
                onRemove={() => {
                  change(pairs.toSpliced(index, 1), 'Removed');
                  focusRow(Math.min(index, pairs.length - 2), 'remove');
                }}
                onBlur={field.onBlur}
              />
            ))}
          </Rows>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          <div>
            <Button
              ref={(element) => {
                add.current = element;
                field.ref(element);
              }}
              variant="outline"
              size="sm"
              icon={<Plus aria-hidden />}
              disabledReason={locked}
              onClick={() => {
                change([...pairs, { key: '', value: '' }]);
                focusRow(pairs.length, 'key');
              }}
            >
              {`Add ${rowName}`}
            </Button>
          </div>
        </>
      )}
    </FieldGroup>
  );
}
