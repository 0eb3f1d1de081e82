import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a tag with a token gets adverts, in milliseconds. */
const TOKEN_LIFETIME = 10 * 60_000;

/** Allows testing the tag of a placement without any effect on money, limits and figures. */
export interface TestTokens {
  issue(placementId: number, now: Date): { token: string; expiresAt: Date };
  isValid(token: string, placementId: number, now: Date): boolean;
}

/** Tokens contain their expiry and a signature (HMAC, RFC 2104), so that none is stored. */
export function createTestTokens(secretKey: Buffer): TestTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'preroll test tag 1', 32));
  const sign = (placementId: number, end: number) =>
    createHmac('sha256', key).update(`${placementId}/${end}`).digest('base64url');
  return {
    issue(placementId, now) {
      const end = now.getTime() + TOKEN_LIFETIME;
      return { token: `${end}.${sign(placementId, end)}`, expiresAt: new Date(end) };
    },
    isValid(token, placementId, now) {
      const [end = '', signature = ''] = token.split('.');
      const [expected, given] = [Buffer.from(sign(placementId, Number(end))), Buffer.from(signature)];
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && Number(end) > now.getTime();
    },
  };
}
