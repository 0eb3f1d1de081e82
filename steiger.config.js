import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // generated from the contract and from the route files
  { ignores: ['**/generated/**', '**/routeTree.gen.ts'] },
  // one editor and one form use it; inside the campaign's slice it would be part of the first load of every list
  { files: ['./src/entities/targeting/**'], rules: { 'fsd/insignificant-slice': 'off' } },
  // the word has no singular
  { files: ['./src/entities/analytics/**'], rules: { 'fsd/inconsistent-naming': 'off' } },
  // the bulk actions of the block of placements, which two pages show
  { files: ['./src/features/change-placements/**'], rules: { 'fsd/insignificant-slice': 'off' } },
  // React's own name for the components that wrap the screens
  { files: ['./src/app/providers/**'], rules: { 'fsd/segments-by-purpose': 'off' } },
]);
