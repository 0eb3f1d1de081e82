import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { FieldGroup, type FieldProps, lockedReason, useField } from '@/shared/ui/field';
import { PairRow } from './pair-row';
import { doubleKeys, firstWrong, movePair, type Pair, readPairs, refusePairs } from './read-pairs';

const Rows = chakra('ol', { base: { display: 'grid', gap: { base: '3', sm: '1.5' } } });

const Nothing = chakra('p', { base: { textStyle: 'small', color: 'text.subtle' } });

interface KeyValueFieldProps extends FieldProps {
  /** Names of the two sides: `Parameter`, `Value`. */
  keyLabel?: string;
  valueLabel?: string;
  /** Names one row: `parameter`. */
  rowName?: string;
}

/** Where the focus goes after a change. */
interface Place {
  row: number;
  part: 'key' | 'handle' | 'remove';
}

const NOTHING: readonly Pair[] = [];

/** Pairs in an order that matters. The value is an array of `{ key, value }`. */
export function KeyValueField({
  name,
  keyLabel = 'Name',
  valueLabel = 'Value',
  rowName = 'parameter',
  ...shell
}: KeyValueFieldProps) {
  const { field, error } = useField(name, refusePairs);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement | null>(null);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<Place | null>(null);
  const pairs: readonly Pair[] = field.value ?? NOTHING;
  const double = doubleKeys(pairs);
  const locked = lockedReason(shell);
  /** The row that has the focus of an error. */
  const wrong = Math.max(0, firstWrong(pairs));

  // as soon as the row is there, so that the next key finds the focus in its place
  useLayoutEffect(() => {
    if (wanted === null) return;
    const row = list.current?.children.item(wanted.row);
    (row?.querySelector<HTMLElement>(`[data-part=${wanted.part}]`) ?? add.current)?.focus();
  }, [wanted]);

  const focusRow = (row: number, part: Place['part']) => setWanted({ row, part });

  const change = (next: readonly Pair[], message = '') => {
    field.onChange(next);
    setSaid(message);
  };

  const paste = (index: number, text: string): boolean => {
    const pasted = readPairs(text);
    if (pasted === null || pasted.length === 0) return false;
    const here = pairs[index];
    // a row in which nothing stood yet is the place for the first
    const isBlank = here?.key === '' && here.value === '';
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
          {pairs.length === 0 && <Nothing>None yet</Nothing>}
          <Rows ref={list} hidden={pairs.length === 0}>
            {pairs.map((pair, index) => (
              <PairRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, what stands in it is all in the value
                key={index}
                name={index === wrong ? name : undefined}
                pair={pair}
                position={index}
                labels={{ key: keyLabel, value: valueLabel, row: rowName }}
                isDouble={double.has(pair.key)}
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
          <VisuallyHidden role="status">{said}</VisuallyHidden>
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
              Add {rowName}
            </Button>
          </div>
        </>
      )}
    </FieldGroup>
  );
}
