import { resolveQuickly } from './resolve-quickly.ts';

// before anything that imports a package
resolveQuickly();
await import('./run.ts');
