import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

/**
 * The bundled contract, so that the client and the server read one and the same document. Operations that speak tus
 * are left out: tus-js-client makes those calls.
 */
const target = './server/src/contract/generated/contract.json';
const input = {
  target,
  override: { transformer: './scripts/lib/without-tus.ts' },
};
const dir = './src/shared/api/generated';

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
}
type Paths = Record<string, Record<string, Partial<Operation>>>;

const { paths } = JSON.parse(readFileSync(target, 'utf8')) as { paths: Paths };

/** The operations that the contract answers with 204. In every other operation an empty answer is an error. */
const withoutContent = Object.values(paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, responses }) => (operationId && responses?.['204'] ? [operationId] : []));

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
        operations: Object.fromEntries(
          withoutContent.map((operationId) => [
            operationId,
            { mutator: { path: './src/shared/api/http.ts', name: 'requestWithoutContent' } },
          ]),
        ),
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
