import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

/**
 * The bundled contract, so that the client and the server read one and the same document. Operations of another
 * protocol are left out: tus-js-client uploads, players ask for VAST, and programs for mail unsubscribe.
 */
const target = './server/src/platform/contract/generated/contract.json';
const input = {
  target,
  override: { transformer: './scripts/lib/without-protocols.ts' },
};
const dir = './src/shared/api/generated';

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}
type Paths = Record<string, Record<string, Partial<Operation>>>;

const { paths } = JSON.parse(readFileSync(target, 'utf8')) as { paths: Paths };

/** The operations with an answer that `isSuch` picks. */
const operationsWith = (isSuch: (responses: Operation['responses']) => boolean) =>
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, responses = {} }) => (operationId && isSuch(responses) ? [operationId] : []));

/** The operations that the contract answers with 204. In every other operation an empty answer is an error. */
const withoutContent = operationsWith((responses) => responses['204'] !== undefined);

/** The operations that the contract answers with text instead of JSON. */
const withText = operationsWith(({ 200: found }) => ['text/plain', 'text/csv'].some((type) => found?.content?.[type]));

const mutate = (operationIds: readonly string[], name: string) =>
  Object.fromEntries(operationIds.map((id) => [id, { mutator: { path: './src/shared/api/http.ts', name } }]));

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: `${dir}/endpoints`,
      schemas: `${dir}/model`,
      client: 'axios-functions',
      indexFiles: true,
      mock: {
        generators: [{ type: 'msw', delay: false, useExamples: true, baseUrl: '/backend/api' }],
      },
      override: {
        mutator: { path: './src/shared/api/http.ts', name: 'request' },
        operations: { ...mutate(withoutContent, 'requestWithoutContent'), ...mutate(withText, 'requestText') },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: `${dir}/zod`,
      fileExtension: '.zod.ts',
      override: { zod: { version: 4, generateReusableSchemas: true } },
    },
  },
});
