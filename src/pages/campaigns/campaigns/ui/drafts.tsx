import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { campaignForm, draftQueries, newCampaignForm, resume } from '@/entities/draft';
import type { Cabinet } from '@/entities/session';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';

const Note = styled('span', { base: { display: 'block', textStyle: 'caption' } });

const noDrafts: ReadonlyMap<string, string | null> = new Map();
const DraftsContext = createContext(noDrafts);

/** Provides the user's unfinished drafts to the rows, with one request for all of them. */
export function Drafts({ children }: { children: ReactNode }) {
  const { data: drafts = noDrafts } = useQuery(draftQueries.list());
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

interface CampaignDraftProps {
  campaign: { id: number; name: string };
}

/** Links to the unfinished edit of a campaign, if there is one. */
export function CampaignDraft({ campaign: { id, name } }: CampaignDraftProps) {
  if (!use(DraftsContext).has(campaignForm(id))) return null;
  return (
    <Note>
      <Link
        from="/$cabinet/campaigns"
        to="/$cabinet/campaigns/$campaignId/edit"
        params={{ campaignId: id }}
        state={resume}
        aria-label={`Continue draft of ${name}`}
      >
        Continue draft
      </Link>
    </Note>
  );
}

/** Links to an unfinished new campaign, if there is one. */
export function NewCampaignDraft({ cabinet }: { cabinet: Cabinet }) {
  const drafts = use(DraftsContext);
  if (!drafts.has(newCampaignForm)) return null;
  const name = drafts.get(newCampaignForm) ?? 'a new campaign';
  return (
    <ButtonLink
      to="/$cabinet/campaigns/new-campaign"
      params={{ cabinet }}
      state={resume}
      variant="outline"
      aria-label={`Continue draft of ${name}`}
    >
      Continue draft
    </ButtonLink>
  );
}
