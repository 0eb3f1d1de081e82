import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../e2e/fixtures/sign-in.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { ApiSession } from '../lib/api-session.ts';
import type { RealServer } from '../lib/real-server.ts';
import { fullTargeting } from './full-targeting.ts';

interface FullCampaign {
  page: Page;
  /** Path of its screen, and prefix of the paths of its parts. */
  path: string;
}

/** A campaign whose targeting lists are all full, with a page in which its owner is signed in. */
export async function openFullCampaign(server: RealServer, browser: Browser): Promise<FullCampaign> {
  const session = await ApiSession.signIn(server.url, 'advertiser');
  const resolutions = await session.get<components['schemas']['Resolution'][]>('resolution');
  const ads = await fullTargeting(resolutions.map(({ id }) => id));
  const { id } = await session.createCampaign('Full', { ads });
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await signIn(page, 'advertiser');
  return { page, path: `/advertiser/campaigns/${id}` };
}
