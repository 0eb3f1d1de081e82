import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits in base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. A plain hash is enough, because nobody can guess 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a token matches a hash, compared in constant time. */
export const matchesHash = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(hash, 'hex'));
