import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { focusForm } from './focus-form';

interface EditConflictNoticeProps {
  /** The edited record: "advert". */
  what: string;
  /** The submit was rejected: the notice takes the focus. */
  wasRejected: boolean;
  /** Applies my changes to their version; the form is submitted right after. */
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Applies the decision and moves the focus away from the button, which disappears with the notice. */
function decide({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, take: () => void) {
  // the form is submitted right after, so it must contain the new values by then
  flushSync(take);
  const submit = form?.querySelector<HTMLElement>('[type=submit]');
  // a save bar without changes is gone
  if (submit) submit.focus();
  else if (form) focusForm(form);
  return form;
}

/**
 * Asks which version to keep if the same record was saved elsewhere: by another user, or by this one in another tab.
 * Rendered inside the `Form`.
 */
export const EditConflictNotice = ({ what, wasRejected, onKeepMine, onTakeTheirs }: EditConflictNoticeProps) => (
  <Banner
    tone="warning"
    title={`This ${what} was changed in another tab or by another user`}
    takesFocus={wasRejected}
    action={
      <>
        <Button variant="outline" size="sm" onClick={(event) => decide(event, onTakeTheirs)}>
          Load the newer version
        </Button>
        <Button variant="outline" size="sm" onClick={(event) => decide(event, onKeepMine)?.requestSubmit()}>
          Save mine
        </Button>
      </>
    }
  >
    Load the newer version and lose your changes, or save your changes on top of it.
  </Banner>
);
