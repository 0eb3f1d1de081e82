import type { Browser } from '@playwright/test';
import { signIn } from '../../e2e/fixtures/sign-in.ts';
import { LANDING } from '../lib/accounts.ts';
import type { RealServer } from '../lib/real-server.ts';
import type { Session } from './measure-load.ts';

export interface SignedIn {
  /** URL of the campaigns, the advertiser's start page. */
  url: string;
  session: Session;
}

/** Signs in an advertiser, for contexts that start with an empty cache. */
export async function signedIn(browser: Browser, server: RealServer): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: server.url });
  await signIn(await context.newPage(), 'advertiser');
  const session = await context.storageState();
  await context.close();
  return { url: server.url + LANDING.advertiser, session };
}
