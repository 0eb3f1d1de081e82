import { eq } from 'drizzle-orm';
import { campaigns, folders } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp } from './harness.ts';
import { createTestUsers } from './test-users.ts';

export type GroupAnswer = Schemas['Group'] & Schemas['ApiErrorBody'] & Partial<Schemas['ValidationErrorBody']>;
export type GroupScene = Awaited<ReturnType<typeof startGroupScene>>;

/** Starts the server with test users, and provides the usual operations on groups. */
export async function startGroupScene() {
  const test = await startTestApp();
  const testUsers = await createTestUsers(test);
  return {
    test,
    testUsers,
    update(caller: Caller, group: Schemas['Group'], change: Partial<Schemas['GroupUpdate']>) {
      const { name, folder_id, status, cash_limit, cash_limit_day, start_date, end_date, version } = group;
      const fields = { name, folder_id, status, cash_limit, cash_limit_day, start_date, end_date, version };
      return caller.call<GroupAnswer>('PUT', `groups/${group.id}`, { ...fields, ...change });
    },
    async createFolder(ownerId: number, kind: 'campaign' | 'site' = 'campaign'): Promise<number> {
      const name = `Folder ${Math.random()}`;
      const [row] = await test.db.insert(folders).values({ ownerId, kind, name }).returning({ id: folders.id });
      return row?.id ?? 0;
    },
    join: (groupId: number, campaignId: number) =>
      test.db.update(campaigns).set({ groupId }).where(eq(campaigns.id, campaignId)),
  };
}
