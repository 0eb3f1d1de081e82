const original = console.error;
const reported: string[] = [];

/** An expectation that fails within `waitFor` prints its element, and with it reads the React props of that element. */
const KEY_READ = '`key` is not a prop';

/** Starts recording console errors. */
export function watchConsole(): void {
  reported.length = 0;
  console.error = (...args: unknown[]) => {
    const message = args.map(String).join(' ');
    if (!message.includes(KEY_READ)) reported.push(message);
    original(...args);
  };
}

/** Fails a story during which React or a library reported an error. */
export function assertQuietConsole(): void {
  console.error = original;
  const [first] = reported;
  if (first !== undefined) throw new Error(`The story wrote ${reported.length} console error(s), the first: ${first}`);
}
