interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: string[];
}

/** The entry chunks with all their direct and indirect static imports: what a browser loads initially. */
export function staticClosure<T extends Chunk>(chunks: readonly T[]): T[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = new Set(chunks.filter(({ isEntry }) => isEntry));
  // a set includes elements added during iteration
  for (const { imports } of closure) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) closure.add(imported);
    }
  }
  return [...closure];
}
