import { useRef, useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type FieldProps, FieldShell, type FieldShellProps, useField } from '@/shared/ui/field';
import { type TagConflict, TagGrid } from './tag-grid';
import { TagInput } from './tag-input';
import { Bar } from './tags-styles';
import type { CheckItem } from './take-items';
import { useTags } from './use-tags';
import { WrongItems } from './wrong-items';

export interface TagsFieldProps extends FieldProps, Pick<FieldShellProps, 'grouped'> {
  check: CheckItem;
  /** How many it holds. */
  max?: number;
  placeholder?: string;
  conflict?: TagConflict | undefined;
}

const NOTHING: readonly string[] = [];

/** A list of short texts, typed one by one or pasted by the thousand. The value is an array of strings. */
export function TagsField({
  name,
  check,
  max = 5000,
  placeholder = 'Type one, or paste a list',
  conflict,
  ...shell
}: TagsFieldProps) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { field, error } = useField(name, () => problem ?? conflict?.sentence);
  const input = useRef<HTMLInputElement | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const items: readonly string[] = field.value ?? NOTHING;
  const tags = useTags(items, field.onChange, { check, max });
  const shared = conflict ? items.filter((item) => conflict.items.has(item)) : NOTHING;

  return (
    <FieldShell {...shell} error={problem ?? conflict?.sentence ?? error}>
      {(control) => (
        <>
          <TagInput
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            name={field.name}
            placeholder={control.disabled ? undefined : placeholder}
            onType={tags.takeTyped}
            onPasteList={tags.takeList}
            onProblem={setProblem}
            onUndo={tags.undo}
            onEnterList={() => grid.current?.focus()}
            onBlur={field.onBlur}
          />
          {items.length > 0 && (
            <TagGrid
              label={`${shell.label}: the list`}
              items={items}
              conflict={conflict}
              disabled={control.disabled}
              gridRef={grid}
              onRemove={(item) => tags.remove(new Set([item]))}
              onUndo={tags.undo}
              onLeave={() => input.current?.focus()}
            />
          )}
          {!control.disabled && (items.length > 0 || tags.said) && (
            <Bar>
              <output>{tags.said}</output>
              {tags.canUndo && (
                <Button size="sm" variant="ghost" onClick={tags.undo}>
                  Undo
                </Button>
              )}
              <span>
                <span>{formatNumber(items.length)} in the list</span>
                {shared.length > 0 && (
                  <Button size="sm" variant="ghost" onClick={() => tags.remove(new Set(shared))}>
                    Remove {formatNumber(shared.length)} from here
                  </Button>
                )}
                {items.length > 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      tags.remove(new Set(items));
                      input.current?.focus();
                    }}
                  >
                    Remove all
                  </Button>
                )}
              </span>
            </Bar>
          )}
          {tags.wrong.length > 0 && (
            <WrongItems
              // begins anew with what is wrong now
              key={tags.wrong.map((item) => item.text).join('\n')}
              wrong={tags.wrong}
              onRetry={(text) => tags.takeList(text, [])}
              onDrop={tags.dropWrong}
            />
          )}
        </>
      )}
    </FieldShell>
  );
}
