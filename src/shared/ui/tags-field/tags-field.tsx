import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type FieldProps, FieldShell, type FieldShellProps, rejectedItemsMessage, useField } from '@/shared/ui/field';
import type { CheckItem, ItemRules, Separators } from './add-items';
import { checkByName, namesOf, type TagChoice } from './choices';
import { CorrectionField } from './correction-field';
import { type TagConflict, TagGrid } from './tag-grid';
import { TagInput } from './tag-input';
import { Bar } from './tags-styles';
import { useRejectedItems } from './use-rejected-items';
import { useTags } from './use-tags';

export interface TagsFieldProps extends FieldProps, Pick<FieldShellProps, 'grouped'> {
  check: CheckItem;
  /** Rewrites a text before it is split into items. */
  prepare?: ItemRules['prepare'];
  /** Items with names: suggested while typing, and accepted and shown by name. */
  choices?: readonly TagChoice[] | undefined;
  max?: number;
  /** `lines` if items may contain commas and semicolons. */
  separator?: Separators;
  placeholder?: string;
  conflict?: TagConflict | undefined;
}

const NONE: readonly string[] = [];

/** List of short texts, typed one by one or pasted by the thousand. The value is an array of strings. */
export function TagsField({
  name,
  check,
  prepare,
  choices,
  max = 5000,
  separator = 'commas',
  placeholder = 'Type one, or paste a list',
  conflict,
  ...shell
}: TagsFieldProps) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { rejected } = useRejectedItems(name);
  const findError = () =>
    problem ?? conflict?.sentence ?? (rejected.length > 0 ? rejectedItemsMessage(rejected) : undefined);
  const { field, error } = useField(name, findError);
  const input = useRef<HTMLInputElement | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const correction = useRef<HTMLTextAreaElement>(null);
  const items: readonly string[] = field.value ?? NONE;
  const tags = useTags(name, items, field.onChange, { check: checkByName(check, choices), prepare, max, separator });
  // on submit, the focus goes to the correction field if that blocks the form
  const needsCorrection = tags.rejected.length > 0 && problem === undefined && conflict === undefined;
  const shared = conflict ? items.filter((item) => conflict.items.has(item)) : NONE;

  return (
    <FieldShell {...shell} error={problem ?? conflict?.sentence ?? error}>
      {(control) => (
        <>
          <TagInput
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element && { focus: () => (needsCorrection ? correction.current : element)?.focus() });
            }}
            name={needsCorrection ? undefined : field.name}
            choices={choices}
            separator={separator}
            placeholder={control.disabled ? undefined : placeholder}
            onType={tags.addTyped}
            onPasteList={(text) => {
              flushSync(() => tags.addList(text));
              bar.current?.scrollIntoView({ block: 'nearest' });
            }}
            onProblem={setProblem}
            onUndo={tags.undo}
            onEnterList={() => grid.current?.focus()}
            onBlur={field.onBlur}
          />
          {!control.disabled && (items.length > 0 || tags.announcement) && (
            <Bar ref={bar}>
              <output>{tags.announcement}</output>
              {tags.canUndo && (
                <Button size="sm" variant="ghost" onClick={tags.undo}>
                  Undo
                </Button>
              )}
              <span>
                <span>{`${formatNumber(items.length)} in the list`}</span>
                {shared.length > 0 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      tags.remove(new Set(shared));
                      input.current?.focus();
                    }}
                  >{`Remove ${formatNumber(shared.length)} from here`}</Button>
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
          {tags.rejected.length > 0 && (
            <CorrectionField
              // remounts whenever the rejected items change
              key={tags.rejected.map((item) => item.text).join('\n')}
              ref={correction}
              name={needsCorrection ? field.name : undefined}
              rejected={tags.rejected}
              onRetry={(text) => {
                tags.addList(text, []);
                input.current?.focus();
              }}
              onDiscard={() => {
                tags.discardRejected();
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
