/** Memoizes a function per object, for as long as the object lives. */
export function memoizeWeak<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const cache = new WeakMap<From, Made>();
  return (from) => {
    const cached = cache.get(from);
    if (cached !== undefined) return cached;
    const fresh = make(from);
    cache.set(from, fresh);
    return fresh;
  };
}
