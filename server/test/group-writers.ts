interface Answer {
  status: number;
  body: unknown;
}

interface Writer {
  /** Names of the groups that it was told are there. */
  acknowledged: string[];
  /** Other answers. */
  refused: Answer[];
}

/** Writes groups until it is stopped, each writer one after the other. */
export function groupWriters(
  count: number,
  prefix: string,
  call: (method: string, path: string, body: object) => Promise<Answer>,
) {
  let isStopped = false;
  const writers = Array.from({ length: count }, (): Writer => ({ acknowledged: [], refused: [] }));
  const write = async ({ acknowledged, refused }: Writer, writer: number) => {
    for (let n = 0; !isStopped; n += 1) {
      const name = `${prefix} ${writer}/${n}`;
      const answer = await call('POST', 'groups', { name });
      if (answer.status === 201) acknowledged.push(name);
      else refused.push(answer);
    }
  };
  const ends = Promise.all(writers.map(write));
  // a call that gets no answer at all is for `stop` to tell
  ends.catch(() => {});
  const stop = async () => {
    isStopped = true;
    await ends;
  };
  return { writers, stop };
}
