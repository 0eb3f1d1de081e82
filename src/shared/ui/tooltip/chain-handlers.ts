type Handlers = Record<string, unknown>;

/** Merges two sets of props: event handlers of the same name are chained, other props are overwritten. */
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
