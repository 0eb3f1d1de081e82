import { createHash } from 'node:crypto';
import { MAX_SCRIPT_BYTES, readScript, validateScriptText } from '@preroll/rules/advert/script-code';
import { validateWebAddress } from '@preroll/rules/site/web-address';
import { invalid } from '../../platform/contract/api-error.ts';
import type { OutboundClient, OutboundResponse } from '../../platform/outbound/outbound-client.ts';
import { OutboundError } from '../../platform/outbound/outbound-error.ts';
import { checkSyntax } from './check-syntax.ts';

export interface Code {
  code: string;
  sha256: string;
  size: number;
  url: string | null;
}

interface CodeInput {
  source_code?: string | null;
  url?: string | null;
}

/**
 * Reads the code of an edit, from the text or from the URL, and checks it. Returns exactly the checked code.
 * @returns null if the edit has no code
 * @throws ApiError 422 at the field of the code
 */
export async function readCode({ source_code: text, url }: CodeInput, outbound: OutboundClient): Promise<Code | null> {
  if (text != null && url != null) throw invalid({ url: ['Either the code or its address'] });
  const field = url == null ? 'source_code' : 'url';
  const read = url == null ? (text ?? null) : await fetchScript(url, outbound);
  if (read === null) return null;
  const code = read.replace(/^\ufeff/, '');
  const refusal = validateScriptText(code) ?? (await checkSyntax(code));
  if (refusal !== null) throw invalid({ [field]: [refusal] });
  const sha256 = createHash('sha256').update(code).digest('hex');
  return { code, sha256, size: Buffer.byteLength(code), url: url ?? null };
}

async function fetchScript(url: string, outbound: OutboundClient): Promise<string> {
  const refusal = validateWebAddress(url);
  if (refusal !== null) throw invalid({ url: [refusal] });
  // the fragment after `#` is not sent
  const response = await outbound.fetch(url, { maxBytes: MAX_SCRIPT_BYTES }).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    throw invalid({ url: [error.code === 'too_large' ? 'At most 512 kB' : error.message] });
  });
  const unusable = refuseResponse(response);
  if (unusable !== null) throw invalid({ url: [unusable] });
  const { code, refusal: unreadable } = readScript(response.body);
  if (code === null) throw invalid({ url: [unreadable] });
  return code;
}

/** JavaScript types sent by servers. A wrong URL typically returns text/plain or text/html. */
const javascript = /^(text|application)\/(x-)?(javascript|ecmascript)$/;

function refuseResponse({ status, headers }: OutboundResponse): string | null {
  if (status !== 200) return `The host answered ${status} instead of 200`;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (!javascript.test(type.trim())) return `The host sent ${nameType(type)} instead of JavaScript`;
  const charset = parameters.map((one) => /^\s*charset\s*=\s*"?([^"\s]+)/.exec(one)?.[1]).find(Boolean) ?? 'utf-8';
  return ['utf-8', 'utf8', 'us-ascii'].includes(charset) ? null : 'The script must be in UTF-8';
}

/** Quotes a media type only if it is valid, because the host may have sent anything. */
const nameType = (type: string) => (/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(type.trim()) ? type.trim() : 'no type');
