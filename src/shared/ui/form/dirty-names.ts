const isDirty = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isDirty) : mark === true;

/** The fields of a form that have changed, from the marks of react-hook-form. Parts that went back to before don't count. */
export const dirtyNames = (dirtyFields: object): string[] =>
  Object.entries(dirtyFields).flatMap(([name, mark]) => (isDirty(mark) ? name : []));
