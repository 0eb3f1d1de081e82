import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import type { KeptDraft } from '../model/use-kept-draft';

/** Decides, and moves the focus on from the button that is gone with it, to the fields. */
function decide({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, take: () => unknown) {
  flushSync(() => void take());
  form?.querySelector<HTMLElement>('[data-part=fields]')?.focus();
}

/** Somebody has left this form before it was saved. */
export function DraftNotice({ draft: { offered, isOutdated, goOn, discard } }: { draft: KeptDraft }) {
  if (offered === null) return null;
  return (
    <Banner
      tone="info"
      title={`You have an unfinished draft of ${formatDateTime(offered.updatedAt).replace(',', '')}`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={(event) => decide(event, goOn)}>
            Continue
          </Button>
          <Button variant="outline" size="sm" onClick={(event) => decide(event, discard)}>
            Discard
          </Button>
        </>
      }
    >
      {isOutdated
        ? 'The campaign was changed since: to continue puts the draft in the place of what stands here.'
        : 'Until you decide, what you type now is not kept.'}
    </Banner>
  );
}
