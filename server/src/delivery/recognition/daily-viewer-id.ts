import { createHash, randomBytes } from 'node:crypto';

const DAY = 24 * 3_600_000;

/** Identifies a person by address and user agent within a day (UTC). */
export type DailyViewerId = (ip: string, userAgent: string, at: Date) => string;

/** The salt changes daily and stays in memory, so that nobody can be identified later. */
export function createDailyViewerId(): DailyViewerId {
  let salted: { day: number; salt: Buffer } | undefined;
  return (ip, userAgent, at) => {
    const day = Math.floor(at.getTime() / DAY);
    if (salted?.day !== day) salted = { day, salt: randomBytes(16) };
    return createHash('sha256').update(salted.salt).update(`${ip}\n${userAgent}`).digest('base64url').slice(0, 16);
  };
}
