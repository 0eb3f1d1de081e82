import type { Browser } from '@playwright/test';
import { signIn } from '../../e2e/fixtures/sign-in.ts';
import { LANDING } from '../lib/accounts.ts';
import type { RealServer } from '../lib/real-server.ts';
import type { Session } from './measure-load.ts';

export interface SignedIn {
  /** The campaigns, where an advertiser begins. */
  url: string;
  session: Session;
}

/** An advertiser who has signed in, for contexts that begin with nothing in their cache. */
export async function signedIn(browser: Browser, server: RealServer): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: server.url });
  await signIn(await context.newPage(), 'advertiser');
  const session = await context.storageState();
  await context.close();
  return { url: server.url + LANDING.advertiser, session };
}
