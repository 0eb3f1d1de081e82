interface Chunk {
  fileName: string;
  isEntry: boolean;
  /** File names of the chunks that it imports statically. */
  imports: string[];
}

/** The entry chunks and everything that they import statically, however deep: what a browser loads at once. */
export function staticClosure<T extends Chunk>(chunks: readonly T[]): T[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = new Set(chunks.filter(({ isEntry }) => isEntry));
  // a set grows while it is walked
  for (const { imports } of closure) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) closure.add(imported);
    }
  }
  return [...closure];
}
