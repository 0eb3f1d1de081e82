import { getAdvertsMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { getAuthMock } from '@/shared/api/generated/endpoints/auth/auth.msw';
import { getCampaignsMock } from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { getContactsMock } from '@/shared/api/generated/endpoints/contacts/contacts.msw';
import { getMediaMock } from '@/shared/api/generated/endpoints/media/media.msw';
import { getResolutionsMock } from '@/shared/api/generated/endpoints/resolutions/resolutions.msw';
import { getSitesMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { getUsersMock } from '@/shared/api/generated/endpoints/users/users.msw';

/** The whole backend as the contract's examples tell it. A story puts what it is about in front. */
export const backend = () => [
  ...getAdvertsMock(),
  ...getAuthMock(),
  ...getCampaignsMock(),
  ...getContactsMock(),
  ...getMediaMock(),
  ...getResolutionsMock(),
  ...getSitesMock(),
  ...getUsersMock(),
];
