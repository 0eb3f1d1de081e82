import { bundle, loadConfig } from '@redocly/openapi-core';
import { addCommonResponses } from './common-responses.ts';
import { inlineSchemas } from './inline-schemas.ts';

const ROOT = 'openapi/openapi.yaml';

/** Bundles the contract into one OpenAPI document. Throws if a reference is unresolved. */
export async function bundleContract(): Promise<Record<string, unknown>> {
  const config = await loadConfig({ configPath: 'openapi/redocly.yaml' });
  const { bundle: document, problems } = await bundle({ ref: ROOT, config });
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'));
  return addCommonResponses(inlineSchemas(document.parsed as Record<string, unknown>));
}
