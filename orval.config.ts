import { defineConfig } from 'orval';

/**
 * The bundled contract, so that the client and the server read one and the same document. Operations that speak tus
 * are left out: tus-js-client makes those calls.
 */
const input = {
  target: './server/src/contract/generated/contract.json',
  override: { transformer: './scripts/lib/without-tus.ts' },
};
const dir = './src/shared/api/generated';

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
