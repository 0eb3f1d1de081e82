import { formatDateTime } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import type { KeptDraft } from '../model/use-kept-draft';

/** Somebody has left this form before it was saved. */
export function DraftNotice({ draft: { offered, isOutdated, goOn, discard } }: { draft: KeptDraft }) {
  if (offered === null) return null;
  return (
    <Banner
      tone="info"
      title={`You have an unfinished draft of ${formatDateTime(offered.updatedAt).replace(',', '')}`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={goOn}>
            Continue
          </Button>
          <Button variant="outline" size="sm" onClick={() => void discard()}>
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
