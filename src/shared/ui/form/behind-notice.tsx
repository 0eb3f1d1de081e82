import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

interface BehindNoticeProps {
  /** What is edited: "advert". */
  what: string;
  /** It appears because the form was sent: it is read next, wherever the button was. */
  wasRefused: boolean;
  /** Makes what was changed an edit of their version, which is sent right after. */
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Decides, and moves the focus on from the button that is gone with it. */
function decide({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, take: () => void) {
  // what is sent next is what stands in the form then
  flushSync(take);
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  return form;
}

/** Somebody else has saved the same record: whose version goes on is for the person to say. Stands inside its `Form`. */
export const BehindNotice = ({ what, wasRefused, onKeepMine, onTakeTheirs }: BehindNoticeProps) => (
  <Banner
    tone="warning"
    title={`Somebody else has changed this ${what}`}
    takesFocus={wasRefused}
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
    Take their version and lose what you typed, or save what you changed over theirs.
  </Banner>
);
