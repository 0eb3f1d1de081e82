import { createSession } from '../../server/src/identity/auth/session-store.ts';
import type { Db } from '../../server/src/platform/db/database.ts';
import { users } from '../../server/src/platform/db/schema.ts';
import { fundUsers } from './fund-users.ts';

const MANAGERS = 20;
const BATCH_SIZE = 2000;

/** Writes an admin, some managers and many clients in every status; returns the admin's token and a manager's id. */
export async function fillUsers(db: Db, count: number): Promise<{ token: string; managerId: number }> {
  const person = (login: string, values: Partial<typeof users.$inferInsert>) => ({
    login: `${login}@bench.test`,
    name: login,
    passwordHash: '',
    ...values,
  });
  const staff = [
    person('admin', { supportPanels: ['admin'], isAdmin: true }),
    ...Array.from({ length: MANAGERS }, (_, index) => person(`manager${index}`, { supportPanels: ['manager'] })),
  ];
  const ids = (await db.insert(users).values(staff).returning({ id: users.id })).map(({ id }) => id);
  const [adminId = 0, managerId = 0] = ids;
  const statuses = ['working', 'working', 'working', 'stopped', 'lock', 'ban', 'archive'] as const;
  for (let first = 0; first < count; first += BATCH_SIZE) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, count - first) }, (_, offset) => {
      const index = first + offset;
      return person(`user${(index * 7919) % count}`, {
        name: `User ${index}`,
        status: statuses[index % statuses.length],
        supportPanels: index % 3 === 0 ? ['webmaster'] : ['advertiser'],
        managerId: index % 5 === 0 ? null : ids[1 + (index % MANAGERS)],
        lastSeenAt: index % 4 === 0 ? null : new Date(Date.now() - index * 60_000),
      });
    });
    await db.insert(users).values(batch);
  }
  await fundUsers(db);
  return { token: await createSession(db, adminId), managerId };
}
