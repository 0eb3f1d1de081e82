/**
 * The paths of what has changed in a form, from the marks of react-hook-form: `ads.ip.white`, `trackers.1.url`. Parts that
 * went back to before don't count.
 */
export const dirtyPaths = (dirtyFields: object, above = ''): string[] =>
  Object.entries(dirtyFields).flatMap(([key, mark]: [string, unknown]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (typeof mark === 'object' && mark !== null) return dirtyPaths(mark, path);
    return mark === true ? [path] : [];
  });

/**
 * The named field that a path belongs to: itself or the nearest around it. `ads.ip.white` belongs to `ads.ip`, or to `ads`
 * if that is all there is; undefined for a path outside all of them.
 */
export function fieldAround(path: string, isField: (name: string) => boolean): string | undefined {
  const parts = path.split('.');
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  return names.find(isField);
}
