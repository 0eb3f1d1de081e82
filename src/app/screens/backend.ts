import { getAdvertsMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { getAuthMock } from '@/shared/api/generated/endpoints/auth/auth.msw';
import { getCampaignsMock } from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { getContactsMock } from '@/shared/api/generated/endpoints/contacts/contacts.msw';
import { getDictionariesMock } from '@/shared/api/generated/endpoints/dictionaries/dictionaries.msw';
import { getDraftsMock, getListDraftsMockHandler } from '@/shared/api/generated/endpoints/drafts/drafts.msw';
import { getFoldersMock } from '@/shared/api/generated/endpoints/folders/folders.msw';
import { getGroupsMock } from '@/shared/api/generated/endpoints/groups/groups.msw';
import { getMediaMock } from '@/shared/api/generated/endpoints/media/media.msw';
import { getOrdMock } from '@/shared/api/generated/endpoints/ord/ord.msw';
import { getResolutionsMock } from '@/shared/api/generated/endpoints/resolutions/resolutions.msw';
import { getSitesMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { getUsersMock } from '@/shared/api/generated/endpoints/users/users.msw';

/** The whole backend as the contract's examples tell it. A story puts what it is about in front. */
export const backend = () => [
  ...getAdvertsMock(),
  ...getAuthMock(),
  ...getCampaignsMock(),
  ...getContactsMock(),
  ...getDictionariesMock(),
  // nothing was left unfinished, except where a story is about it
  getListDraftsMockHandler({ items: [], total: 0 }),
  ...getDraftsMock(),
  ...getFoldersMock(),
  ...getGroupsMock(),
  ...getMediaMock(),
  ...getOrdMock(),
  ...getResolutionsMock(),
  ...getSitesMock(),
  ...getUsersMock(),
];
