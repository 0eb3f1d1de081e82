type Handlers = Record<string, unknown>;

/** Joins two sets of props: handlers of the same name run one after the other, anything else is overwritten. */
export function chainHandlers<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  const joined = { ...first } as Handlers;
  for (const [name, value] of Object.entries(second)) {
    const earlier = joined[name];
    joined[name] =
      typeof earlier === 'function' && typeof value === 'function'
        ? (...args: unknown[]) => {
            earlier(...args);
            value(...args);
          }
        : value;
  }
  return joined as First & Second;
}
