import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // made from the contract and from the route files: nobody chooses their shape
  { ignores: ['**/generated/**', '**/routeTree.gen.ts'] },
]);
