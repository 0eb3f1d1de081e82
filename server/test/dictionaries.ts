import { feeds, resolutions } from '../src/platform/db/schema.ts';
import type { TestApp } from './harness.ts';

/** Creates two feeds and two resolutions with the ids 1 and 2, which the targeting cases refer to. */
export async function createDictionaries({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.insert(feeds).values([
    { name: 'Own sites', code: 'own-sites', kind: 'site' },
    { name: 'Open exchange', code: 'open-exchange', kind: 'rtb' },
  ]);
  await db.insert(resolutions).values([
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ]);
}
