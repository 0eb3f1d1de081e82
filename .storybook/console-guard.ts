const original = console.error;
const reported: string[] = [];

/** Starts recording console errors. */
export function watchConsole(): void {
  reported.length = 0;
  console.error = (...args: unknown[]) => {
    reported.push(args.map(String).join(' '));
    original(...args);
  };
}

/** Fails a story during which React or a library reported an error. */
export function assertQuietConsole(): void {
  console.error = original;
  const [first] = reported;
  if (first !== undefined) throw new Error(`The story wrote ${reported.length} console error(s), the first: ${first}`);
}
