import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import type { DraftEntry } from '../model/draft-entries';
import { sections } from '../model/sections';
import type { DraftAutosave } from '../model/use-draft-autosave';

/** Continues or discards a draft. The pressed button disappears, so the focus moves to the fields. */
function decide({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, decision: () => void) {
  flushSync(decision);
  form?.querySelector<HTMLElement>('[data-part=fields]')?.focus();
}

/** Offers the drafts of earlier visits to this form. */
export function DraftNotice({ draft }: { draft: DraftAutosave }) {
  const navigate = useNavigate();

  const continueDraft = (entry: DraftEntry) => {
    draft.continueDraft(entry);
    const section = sections.find((known) => known === entry.values.section);
    if (section) void navigate({ to: '.', search: (state: object) => ({ ...state, section }), resetScroll: false });
  };

  return draft.offered.map((entry) => (
    <Banner
      key={entry.at.getTime()}
      tone="info"
      title={`Unsaved changes from ${formatDateTime(entry.at)}`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={(event) => decide(event, () => continueDraft(entry))}>
            Restore
          </Button>
          <Button variant="outline" size="sm" onClick={(event) => decide(event, () => draft.discard(entry))}>
            Discard
          </Button>
        </>
      }
    >
      {typeof entry.values.name === 'string' && entry.values.name !== '' && (
        <span translate="no">{`“${entry.values.name.slice(0, 80)}” `}</span>
      )}
      {draft.isOutdated(entry) && (
        <span>The campaign has changed since then. Restoring replaces its current values.</span>
      )}
    </Banner>
  ));
}
