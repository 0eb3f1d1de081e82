interface Answer {
  status: number;
  body: unknown;
}

interface Writer {
  /** The names of the groups that the server has confirmed. */
  acknowledged: string[];
  /** All other responses. */
  refused: Answer[];
}

/** Creates groups concurrently until it is stopped; each writer sends one request at a time. */
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
  // `stop` reports requests without a response
  ends.catch(() => {});
  const stop = async () => {
    isStopped = true;
    await ends;
  };
  return { writers, stop };
}
