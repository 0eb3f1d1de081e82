import {
  getAccountMock,
  getGetAccountMockHandler,
  getGetAccountResponseMock,
} from '@/shared/api/generated/endpoints/account/account.msw';
import { getAdvertsMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { getAnalyticsMock } from '@/shared/api/generated/endpoints/analytics/analytics.msw';
import { getAuthMock, getGetMeMockHandler, getGetMeResponseMock } from '@/shared/api/generated/endpoints/auth/auth.msw';
import { getCampaignsMock } from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { getContactsMock } from '@/shared/api/generated/endpoints/contacts/contacts.msw';
import { getCurrenciesMock } from '@/shared/api/generated/endpoints/currencies/currencies.msw';
import { getDictionariesMock } from '@/shared/api/generated/endpoints/dictionaries/dictionaries.msw';
import { getDraftsMock, getListDraftsMockHandler } from '@/shared/api/generated/endpoints/drafts/drafts.msw';
import { getFeedsMock } from '@/shared/api/generated/endpoints/feeds/feeds.msw';
import { getFinancesMock } from '@/shared/api/generated/endpoints/finances/finances.msw';
import { getFoldersMock } from '@/shared/api/generated/endpoints/folders/folders.msw';
import { getFormatsMock } from '@/shared/api/generated/endpoints/formats/formats.msw';
import { getGroupsMock } from '@/shared/api/generated/endpoints/groups/groups.msw';
import { getMediaMock } from '@/shared/api/generated/endpoints/media/media.msw';
import { getNotificationsMock } from '@/shared/api/generated/endpoints/notifications/notifications.msw';
import { getOrdMock } from '@/shared/api/generated/endpoints/ord/ord.msw';
import { getPlacementsMock } from '@/shared/api/generated/endpoints/placements/placements.msw';
import { getProcessesMock } from '@/shared/api/generated/endpoints/processes/processes.msw';
import { getResolutionsMock } from '@/shared/api/generated/endpoints/resolutions/resolutions.msw';
import { getScriptsMock } from '@/shared/api/generated/endpoints/scripts/scripts.msw';
import { getSettingsMock } from '@/shared/api/generated/endpoints/settings/settings.msw';
import { getSitesMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { getUsersMock } from '@/shared/api/generated/endpoints/users/users.msw';
import { currentUser } from './people';

/**
 * The whole backend, answering the signed-in user with the contract's examples. Stories add their own handlers before
 * these.
 */
export const backend = () => [
  getGetAccountMockHandler(() => getGetAccountResponseMock(currentUser())),
  ...getAccountMock(),
  ...getAdvertsMock(),
  ...getAnalyticsMock(),
  getGetMeMockHandler(() => getGetMeResponseMock(currentUser())),
  ...getAuthMock(),
  ...getCampaignsMock(),
  ...getContactsMock(),
  ...getCurrenciesMock(),
  ...getDictionariesMock(),
  // no drafts, unless a story adds one
  getListDraftsMockHandler({ items: [], total: 0 }),
  ...getDraftsMock(),
  ...getFeedsMock(),
  ...getFinancesMock(),
  ...getFoldersMock(),
  ...getFormatsMock(),
  ...getGroupsMock(),
  ...getMediaMock(),
  ...getNotificationsMock(),
  ...getOrdMock(),
  ...getPlacementsMock(),
  ...getProcessesMock(),
  ...getResolutionsMock(),
  ...getScriptsMock(),
  ...getSettingsMock(),
  ...getSitesMock(),
  ...getUsersMock(),
];
