import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type FieldProps, FieldShell, type FieldShellProps, heldSentence, useField } from '@/shared/ui/field';
import { checkByName, namesOf, type TagChoice } from './choices';
import { type TagConflict, TagGrid } from './tag-grid';
import { TagInput } from './tag-input';
import { Bar } from './tags-styles';
import type { CheckItem, Separators } from './take-items';
import { useHeld } from './use-held';
import { useTags } from './use-tags';
import { WrongItems } from './wrong-items';

export interface TagsFieldProps extends FieldProps, Pick<FieldShellProps, 'grouped'> {
  check: CheckItem;
  /** Items that have names: offered while typing, taken by name, and shown by name. */
  choices?: readonly TagChoice[] | undefined;
  /** How many it holds. */
  max?: number;
  /** `lines` where items may hold commas and semicolons. */
  apartBy?: Separators;
  placeholder?: string;
  conflict?: TagConflict | undefined;
}

const NOTHING: readonly string[] = [];

/** A list of short texts, typed one by one or pasted by the thousand. The value is an array of strings. */
export function TagsField({
  name,
  check,
  choices,
  max = 5000,
  apartBy = 'commas',
  placeholder = 'Type one, or paste a list',
  conflict,
  ...shell
}: TagsFieldProps) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { wrong } = useHeld(name);
  const refusal = () => problem ?? conflict?.sentence ?? (wrong.length > 0 ? heldSentence(wrong) : undefined);
  const { field, error } = useField(name, refusal);
  const input = useRef<HTMLInputElement | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const correction = useRef<HTMLTextAreaElement>(null);
  const items: readonly string[] = field.value ?? NOTHING;
  const tags = useTags(name, items, field.onChange, { check: checkByName(check, choices), max, apartBy });
  // whoever is led to the field is led to what holds the form back
  const isToMend = tags.wrong.length > 0 && problem === undefined && conflict === undefined;
  const shared = conflict ? items.filter((item) => conflict.items.has(item)) : NOTHING;

  return (
    <FieldShell {...shell} error={problem ?? conflict?.sentence ?? error}>
      {(control) => (
        <>
          <TagInput
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element && { focus: () => (isToMend ? correction.current : element)?.focus() });
            }}
            name={isToMend ? undefined : field.name}
            choices={choices}
            apartBy={apartBy}
            placeholder={control.disabled ? undefined : placeholder}
            onType={tags.takeTyped}
            onPasteList={(text) => {
              flushSync(() => tags.takeList(text));
              bar.current?.scrollIntoView({ block: 'nearest' });
            }}
            onProblem={setProblem}
            onUndo={tags.undo}
            onEnterList={() => grid.current?.focus()}
            onBlur={field.onBlur}
          />
          {!control.disabled && (items.length > 0 || tags.said) && (
            <Bar ref={bar}>
              <output>{tags.said}</output>
              {tags.canUndo && (
                <Button size="sm" variant="ghost" onClick={tags.undo}>
                  Undo
                </Button>
              )}
              <span>
                <span>{formatNumber(items.length)} in the list</span>
                {shared.length > 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      tags.remove(new Set(shared));
                      input.current?.focus();
                    }}
                  >
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
              ref={correction}
              name={isToMend ? field.name : undefined}
              wrong={tags.wrong}
              onRetry={(text) => {
                tags.takeList(text, []);
                input.current?.focus();
              }}
              onDrop={() => {
                tags.dropWrong();
                input.current?.focus();
              }}
            />
          )}
          {items.length > 0 && (
            <TagGrid
              label={`${shell.label}: the list`}
              items={items}
              nameOf={namesOf(choices)}
              conflict={conflict}
              disabled={control.disabled}
              gridRef={grid}
              onRemove={(item) => tags.remove(new Set([item]))}
              onUndo={tags.undo}
              onLeave={() => input.current?.focus()}
            />
          )}
        </>
      )}
    </FieldShell>
  );
}
