import { expect, it } from 'vitest';
import { npmPackageOf } from './npm-package-of.ts';

it.each([
  ['/app/node_modules/hls.js/dist/hls.light.mjs', 'hls.js'],
  ['/app/node_modules/@tsparticles/engine/esm/index.js', '@tsparticles/engine'],
  ['/app/node_modules/socket.io-client/node_modules/ms/index.js', 'ms'],
  ['\0/app/node_modules/react/index.js?commonjs-module', 'react'],
  ['/app/src/app/main.tsx', undefined],
])('%s belongs to %s', (moduleId, name) => {
  expect(npmPackageOf(moduleId)).toBe(name);
});
