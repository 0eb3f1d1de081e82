import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import type { LeftForm } from '../model/left-forms';
import { sections } from '../model/sections';
import type { KeptDraft } from '../model/use-kept-draft';

/** Decides, and moves the focus on from the button that is gone with it, to the fields. */
function decide({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, take: () => unknown) {
  flushSync(() => void take());
  form?.querySelector<HTMLElement>('[data-part=fields]')?.focus();
}

/** Somebody has left this form before it was saved; more than once, perhaps. */
export function DraftNotice({ draft }: { draft: KeptDraft }) {
  const navigate = useNavigate();

  const goOn = (left: LeftForm) => {
    draft.goOn(left);
    const section = sections.find((known) => known === left.values.section);
    if (section) void navigate({ to: '.', search: (state: object) => ({ ...state, section }), resetScroll: false });
  };

  return draft.offered.map((left) => (
    <Banner
      key={left.at.getTime()}
      tone="info"
      title={`You have an unfinished draft of ${formatDateTime(left.at).replace(',', '')}`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={(event) => decide(event, () => goOn(left))}>
            Continue
          </Button>
          <Button variant="outline" size="sm" onClick={(event) => decide(event, () => draft.discard(left))}>
            Discard
          </Button>
        </>
      }
    >
      {typeof left.values.name === 'string' && left.values.name !== '' && `“${left.values.name.slice(0, 80)}”. `}
      {draft.isOutdated(left)
        ? 'The campaign was changed since: to continue puts the draft in the place of what stands here.'
        : 'What you type here is kept as a draft of its own.'}
    </Banner>
  ));
}
