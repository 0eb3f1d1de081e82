import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // made from the contract and from the route files: nobody chooses their shape
  { ignores: ['**/generated/**', '**/routeTree.gen.ts'] },
  // a feature is one thing that a user does, however few screens offer it
  { files: ['./src/features/**'], rules: { 'fsd/insignificant-slice': 'off' } },
  // the form of a campaign uses it as well, a feature; the campaign's own slice would bring it along on the first load
  { files: ['./src/entities/targeting/**'], rules: { 'fsd/insignificant-slice': 'off' } },
  // tools for stories have entries of their own in `shared/testing`: the segment's brings the tools of Node along
  { files: ['./src/app/screens/**'], rules: { 'fsd/no-public-api-sidestep': 'off' } },
  // what is put around the screens has no better name than React's own for it
  { files: ['./src/app/providers/**'], rules: { 'fsd/segments-by-purpose': 'off' } },
]);
