/** Flattens the nested errors of react-hook-form into field paths. */
export function errorPaths(errors: object, above = ''): string[] {
  return Object.entries(errors).flatMap(([key, entry]: [string, unknown]) => {
    if (typeof entry !== 'object' || entry === null || (above === '' && key === 'root')) return [];
    const path = above === '' ? key : `${above}.${key}`;
    return 'type' in entry && typeof entry.type === 'string' ? [path] : errorPaths(entry, path);
  });
}
