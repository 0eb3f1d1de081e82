/** Runs tasks with the same key one at a time, in order of arrival; tasks with other keys do not wait. */
export function takeTurns(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key);
    const turn = before === undefined ? task() : before.then(task, task);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
