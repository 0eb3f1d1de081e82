/** Creates a value on first use and caches it. */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let value: Made | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
