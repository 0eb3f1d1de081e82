/** The paths of all fields that are refused, from the errors as react-hook-form nests them. */
export function refusedPaths(errors: object, above = ''): string[] {
  return Object.entries(errors).flatMap(([key, entry]: [string, unknown]) => {
    if (typeof entry !== 'object' || entry === null || (above === '' && key === 'root')) return [];
    const path = above === '' ? key : `${above}.${key}`;
    return 'type' in entry && typeof entry.type === 'string' ? [path] : refusedPaths(entry, path);
  });
}
