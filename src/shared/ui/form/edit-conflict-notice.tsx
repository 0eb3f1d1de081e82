import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { historyParts } from '@/shared/api';
import { theirEdits } from '@/shared/lib/forms';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ChangeLine, Changes } from '@/shared/ui/timeline';
import { ConflictChoice } from './conflict-choice';
import { focusForm } from './focus-form';
import { summarizeEdits } from './summarize-edits';
import { describeTheirEdit, type EditHistory } from './their-edit';
import type { useEditedRecord } from './use-edited-record';

const Fields = styled('div', { base: { display: 'grid', gap: '3', my: '3' } });
const Buttons = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' } });

export type ConflictingEdit = Pick<
  ReturnType<typeof useEditedRecord>,
  'base' | 'latestVersion' | 'readVersions' | 'isOutdated' | 'wasRejected' | 'keepMine' | 'takeTheirs'
>;

interface EditConflictNoticeProps<Values> {
  /** The edited record: "advert". */
  what: string;
  edited: ConflictingEdit;
  history: EditHistory<Values>;
}

/** Applies the decision and moves the focus away from the button, which disappears with the notice. */
function decide({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, take: () => void) {
  // synchronous, because the form is submitted right after and must contain the new values
  flushSync(take);
  const submit = form?.querySelector<HTMLElement>('[type=submit]');
  // a save bar disappears if there are no changes
  if (submit) submit.focus();
  else if (form) focusForm(form);
  return form;
}

/**
 * Names the user who saved the same record elsewhere, shows the changes, and asks which value to keep in each field
 * that both users changed. Rendered inside the `Form`.
 */
export function EditConflictNotice<Values>(props: EditConflictNoticeProps<Values>) {
  const { isOutdated, latestVersion } = props.edited;
  // every newer version asks a new question
  return isOutdated ? <Conflict key={latestVersion} {...props} /> : null;
}

function Conflict<Values>({ what, edited, history }: EditConflictNoticeProps<Values>) {
  const { base, theirs } = edited.readVersions();
  const { readChanges, describe, toHistory = (values: Values) => values as object } = history;
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { getValues } = useFormContext();
  // re-renders on every change, so that `mine` is current
  useWatch();
  const mine = getValues();
  const { data: changes = [] } = useQuery({
    queryKey: ['edit-conflict', useId(), edited.latestVersion],
    queryFn: readChanges,
    enabled: readChanges !== undefined,
    gcTime: 0,
  });

  const named = {
    base: toHistory(base as Values),
    theirs: toHistory(theirs as Values),
    mine: toHistory(mine as Values),
  };
  const edits = theirEdits<object>({ base, theirs, mine }, historyParts).map((edit) => ({
    ...edit,
    ...describeTheirEdit(edit.field, named, { describe, changes }),
  }));
  const conflicts = edits.filter(({ isConflict }) => isConflict);
  const others = edits.filter(({ isConflict }) => !isConflict);
  const take = (field: string, takesTheirs: boolean) =>
    setTaken((before) => (takesTheirs ? [...before, field] : before.filter((one) => one !== field)));

  return (
    <Banner
      tone="warning"
      title={summarizeEdits({
        what,
        edits: edits.map(({ field, change }) => ({ field, label: change.field })),
        changes,
        now: new Date(),
      })}
      takesFocus={edited.wasRejected}
    >
      {/* not live: the values change while the user types */}
      <Fields aria-live="off">
        {conflicts.map(({ field, change, theirs: theirText, mine: myText }) => (
          <ConflictChoice
            key={field}
            label={change.field}
            theirs={theirText}
            mine={myText}
            takesTheirs={taken.includes(field)}
            onChange={(takesTheirs) => take(field, takesTheirs)}
          />
        ))}
        {others.length > 0 && (
          <Changes>
            {others.map(({ field, change }) => (
              <ChangeLine key={field} {...change} />
            ))}
          </Changes>
        )}
      </Fields>
      <span>
        {conflicts.length > 0
          ? 'Choose what to keep, or load the newer version and lose your changes.'
          : 'Load the newer version and lose your changes, or save your changes on top of it.'}
      </span>
      <Buttons>
        <Button variant="outline" size="sm" onClick={(event) => decide(event, edited.takeTheirs)}>
          Load the newer version
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={(event) => decide(event, () => edited.keepMine(taken))?.requestSubmit()}
        >
          {conflicts.length > 0 ? 'Save choices' : 'Save mine'}
        </Button>
      </Buttons>
    </Banner>
  );
}
