/** Captures the log: pass `stream` to the server. */
export function captureLog() {
  let text = '';
  return {
    stream: {
      write(line: string) {
        text += line;
      },
    },
    get text(): string {
      return text;
    },
    get lines(): Record<string, unknown>[] {
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    },
  };
}
