/**
 * The paths of changed fields in react-hook-form's `dirtyFields`: `ads.ip.white`, `trackers.1.url`. Values changed back
 * to their original don't count.
 */
export const dirtyPaths = (dirtyFields: object, above = ''): string[] =>
  Object.entries(dirtyFields).flatMap(([key, mark]: [string, unknown]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (typeof mark === 'object' && mark !== null) return dirtyPaths(mark, path);
    return mark === true ? [path] : [];
  });

/**
 * The named field that contains a path: the path itself or its nearest ancestor. `ads.ip.white` belongs to `ads.ip`, or
 * to `ads` if only that is named; undefined for a path outside of all fields.
 */
export function enclosingField(path: string, isField: (name: string) => boolean): string | undefined {
  const parts = path.split('.');
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  return names.find(isField);
}
