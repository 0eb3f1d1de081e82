import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { lru } from 'tiny-lru';
import type { Serve } from './serve.ts';

const CIPHER = 'aes-256-gcm';
/** In bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const GCM_TAG_BYTES = 16;
/** Bytes before the text: the id of the key, the nonce and GCM's tag. */
const HEADER_BYTES = 1 + NONCE_BYTES + GCM_TAG_BYTES;
/** Characters of base64url: 132 bits, about half of a SHA-256, which RFC 2104, section 5, allows. */
const SIGNATURE_LENGTH = 22;

/**
 * The number of serves that are cached with their signatures, so that the eight events of a view, usually within a minute,
 * need neither decryption nor another HMAC.
 */
const MAX_CACHED = 20_000;

/** A serve whose events are expected. */
interface CachedServe {
  serve: Serve;
  /** The signatures that this process put into the document, by kind of event; none after a restart. */
  tags: Map<string, string>;
}

/** Puts a serve into the URLs that players call, so that its events can be counted without a database lookup. */
export interface Sealer {
  /** Encrypts a serve, as base64url. Sealing the same serve twice gives different results. */
  seal(serve: Serve): string;
  /**
   * Returns null for anything not sealed with this key. Check the signature first: it binds the serve to a kind of event.
   */
  open(sealed: string): Serve | null;
  /** Signs a sealed serve for one kind of event, as base64url. */
  sign(sealed: string, kind: string): string;
  /** Constant-time for any wrong tag of the right length. */
  isSigned(sealed: string, kind: string, tag: string): boolean;
}

/**
 * Creates a sealer whose keys are derived from the secret key (HKDF, RFC 5869), one per purpose. The first byte of a sealed
 * serve identifies its key, so that serves sealed with an older key can be distinguished from corrupt ones.
 */
export function createSealer(secretKey: Buffer): Sealer {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `preroll serve ${purpose} 1`, bytes));
  // as key objects, which OpenSSL keeps: raw bytes would be imported for each of an answer's ten signatures, at several
  // times the cost
  const sealingKey = createSecretKey(derive('seal', 32));
  const signingKey = createSecretKey(derive('sign', 32));
  const keyId = derive('key id', 1);

  const cached = lru<CachedServe>(MAX_CACHED);

  const signatureOf = (sealed: string, kind: string): string =>
    createHmac('sha256', signingKey).update(`${sealed}/${kind}`).digest('base64url').slice(0, SIGNATURE_LENGTH);

  const decrypt = (sealed: string): Serve | null => {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= HEADER_BYTES || bytes[0] !== keyId[0]) return null;
    const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, sealingKey, nonce, { authTagLength: GCM_TAG_BYTES })
        .setAAD(keyId)
        .setAuthTag(bytes.subarray(1 + NONCE_BYTES, HEADER_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(HEADER_BYTES)), decipher.final()]).toString('utf8');
      return toServe(JSON.parse(text) as Values);
    } catch {
      return null;
    }
  };

  return {
    seal(serve) {
      const values = toValues(serve);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealingKey, nonce).setAAD(keyId);
      const text = Buffer.concat([cipher.update(JSON.stringify(values), 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([keyId, nonce, cipher.getAuthTag(), text]).toString('base64url');
      cached.set(sealed, { serve: toServe(values), tags: new Map() });
      return sealed;
    },

    open(sealed) {
      const known = cached.get(sealed);
      if (known !== undefined) return known.serve;
      const serve = decrypt(sealed);
      if (serve !== null) cached.set(sealed, { serve, tags: new Map() });
      return serve;
    },

    sign(sealed, kind) {
      const tag = signatureOf(sealed, kind);
      cached.get(sealed)?.tags.set(kind, tag);
      return tag;
    },

    isSigned(sealed, kind, tag) {
      const signature = cached.get(sealed)?.tags.get(kind) ?? signatureOf(sealed, kind);
      const [expected, given] = [Buffer.from(signature), Buffer.from(tag)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** The order of the values in a sealed serve, which has no field names. A change of the order requires a new key id. */
const fields = [
  'id',
  'at',
  'advertiser',
  'campaign',
  'campaignGroup',
  'advert',
  'webmaster',
  'site',
  'placement',
  'format',
  'feed',
  'country',
  'region',
  'city',
  'device',
  'os',
  'browser',
  'language',
  'advertiserDomain',
  'payModel',
  'currency',
  'price',
  'isTest',
  'duration',
  'isFallback',
] as const satisfies (keyof Serve)[];

type Values = Serve[keyof Serve][];

/** Fails to compile if a field of a serve is missing. */
const toValues = (serve: Pick<Serve, (typeof fields)[number]>): Values => fields.map((field) => serve[field]);

function toServe(values: Values): Serve {
  const serve: Record<string, Values[number] | undefined> = {};
  for (const [index, field] of fields.entries()) serve[field] = values[index];
  return serve as unknown as Serve;
}
