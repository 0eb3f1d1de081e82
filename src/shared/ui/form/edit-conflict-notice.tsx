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

/** Asks which version to keep if another user has saved the same record. Rendered inside the `Form`. */
export const EditConflictNotice = ({ what, wasRejected, onKeepMine, onTakeTheirs }: EditConflictNoticeProps) => (
  <Banner
    tone="warning"
    title={`Another user has changed this ${what}`}
    takesFocus={wasRejected}
    action={
      <>
        <Button variant="outline" size="sm" onClick={(event) => decide(event, onTakeTheirs)}>
          Take theirs
        </Button>
        <Button variant="outline" size="sm" onClick={(event) => decide(event, onKeepMine)?.requestSubmit()}>
          Keep mine
        </Button>
      </>
    }
  >
    Load their version and discard your changes, or save your changes on top of it.
  </Banner>
);
