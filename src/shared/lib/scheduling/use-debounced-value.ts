import { useEffect, useState } from 'react';

/**
 * Debounces a value: returns the latest one once it has stayed the same for `delay` milliseconds. A delay of 0 returns
 * every value at once. Keep the identity of objects stable: a new one restarts the delay.
 */
export function useDebouncedValue<Value extends string | readonly unknown[]>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  const isSettled = value === debounced;
  if (delay === 0 && !isSettled) setDebounced(value);

  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, isSettled, delay]);
  return debounced;
}
