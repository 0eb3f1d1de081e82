/** Macros in the endpoint of a VAST feed, such as `{page}`, which are replaced with facts of the request. */
export const tagMacros = ['page', 'ip', 'ua', 'cb', 'w', 'h'] as const;

export type TagMacro = (typeof tagMacros)[number];

export const isTagMacro = (name: string): name is TagMacro => (tagMacros as readonly string[]).includes(name);

const macro = /\{([^{}]*)\}/g;

/** The names in braces in an endpoint. */
export const macrosOf = (endpoint: string): string[] => Array.from(endpoint.matchAll(macro), ([, name = '']) => name);

/** Replaces each name in braces. */
export const replaceMacros = (endpoint: string, replacement: (name: string) => string): string =>
  endpoint.replaceAll(macro, (_, name: string) => replacement(name));
