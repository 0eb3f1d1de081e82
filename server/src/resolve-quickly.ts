import { type ResolveFnOutput, registerHooks } from 'node:module';

const PACKAGE = 'drizzle-orm';

const isRelative = (specifier: string) => specifier.startsWith('.') && specifier.endsWith('.js');

const isInside = (url = '') => url.endsWith('.js') && url.split('/node_modules/').at(-1)?.startsWith(`${PACKAGE}/`);

/**
 * Answers itself where a module of Drizzle is. For each of some 700 imports of one, Node would parse the `exports` of the
 * package anew, which are 130 KB: that is half of the processor time that it takes to load the server. There is one copy
 * of the package.
 */
export function resolveQuickly(): void {
  const entries = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { conditions, parentURL } = context;
      // what is required is another file, and Node reads the package once for all of those
      if (!conditions.includes('import')) return next(specifier, context);
      if (isRelative(specifier) && isInside(parentURL))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context);
      const known = entries.get(specifier);
      if (known) return known;
      const entry = { ...next(specifier, context), shortCircuit: true };
      entries.set(specifier, entry);
      return entry;
    },
  });
}
