import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets that the database stores. */
export interface SecretBox {
  /** @param purpose the owner of the secret: it can only be opened for the same purpose */
  seal(secret: string, purpose: string): string;
  /** @throws UnreadableSecretError if it was sealed with another key, or for another purpose */
  open(sealed: string, purpose: string): string;
}

/** A stored secret can't be decrypted; the message contains the remedy. */
export class UnreadableSecretError extends Error {
  constructor() {
    super(
      'The stored token was encrypted with another key. Restore SECRET_KEY or the file secret.key of DATA_DIR, or enter the token again',
    );
  }
}

/** Seals with AES-256-GCM and a random nonce; the result is base64 of nonce, tag and text. */
export const createSecretBox = (key: Buffer): SecretBox => ({
  seal(secret, purpose) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  },

  open(sealed, purpose) {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    } catch {
      throw new UnreadableSecretError();
    }
  },
});
