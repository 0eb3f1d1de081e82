import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import { OutboundError } from '../../platform/outbound/outbound-error.ts';

type Check = Pick<NonNullable<components['schemas']['OrdCheck']>, 'result' | 'detail'>;

/** Paths of cheap requests that require the token; for other operators, the API's address itself is requested. */
const paths: Partial<Record<components['schemas']['OrdOperator'], string>> = { vk: '/v1/person?limit=1' };

/** Requests an operator's API with a token. Redirects are not followed, so that the token is only sent to its host. */
export async function checkAccess(
  outbound: OutboundClient,
  { operator, baseUrl, token }: { operator: components['schemas']['OrdOperator']; baseUrl: string; token: string },
): Promise<Check> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const path = paths[operator];
  const url = path === undefined ? baseUrl : `${baseUrl.replace(/\/$/, '')}${path}`;
  try {
    const { status } = await outbound.fetch(url, { headers, maxRedirects: 0 });
    return { result: resultOf(status), detail: `The operator answered ${status}` };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { result: 'unreachable', detail: error.message };
  }
}

function resultOf(status: number): Check['result'] {
  if (status === 401 || status === 403) return 'unauthorized';
  return status >= 200 && status < 300 ? 'ok' : 'unreachable';
}
