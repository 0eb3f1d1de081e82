import type { ordAccesses } from '../../platform/db/schema.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

type AccessRow = typeof ordAccesses.$inferSelect;

/** A token can only be opened for its host, so that it is not sent to another address written into the database. */
const purposeOf = (baseUrl: string) => `ord-access ${new URL(baseUrl).origin}`;

/** The columns of an operator's token. */
export const sealToken = (secrets: SecretBox, token: string, baseUrl: string) => ({
  sealedToken: secrets.seal(token, purposeOf(baseUrl)),
  tokenLastFour: token.slice(-4),
});

/** @throws UnreadableSecretError for a token that was sealed with another key, or for another host */
export const openToken = (secrets: SecretBox, { sealedToken, baseUrl }: Pick<AccessRow, 'sealedToken' | 'baseUrl'>) =>
  secrets.open(sealedToken, purposeOf(baseUrl));

/** Whether a token for one address may be sent to another. */
export const isSameHost = (one: string, other: string): boolean => purposeOf(one) === purposeOf(other);
