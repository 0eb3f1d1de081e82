const NEWLINE = 10;

/**
 * In bytes. What is under way survives a collection of garbage, and lets the engine enlarge the space for new objects,
 * up to 128 MB: with pieces of a whole chunk, that was what an export of a million rows took.
 */
const PIECE = 8 * 1024;

/**
 * Reads lines of JSON, some at a time.
 * @throws SyntaxError for a line that is none, such as ClickHouse's words about a query that fails halfway
 */
export async function* readLines<Row>(chunks: AsyncIterable<Buffer>): AsyncGenerator<Row[]> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = endOfPiece(chunk, from); end !== -1; end = endOfPiece(chunk, from)) {
      yield parseLines<Row>([...begun, chunk.subarray(from, end)]);
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield parseLines<Row>(begun);
}

/** Where the lines of a piece end: at its last line break, or that of its only line; -1 if the line goes on. */
function endOfPiece(chunk: Buffer, from: number): number {
  const end = chunk.lastIndexOf(NEWLINE, from + PIECE);
  return end >= from ? end : chunk.indexOf(NEWLINE, from);
}

/** JSON has no line break within a line. */
const parseLines = <Row>(chunks: readonly Buffer[]): Row[] =>
  JSON.parse(`[${Buffer.concat(chunks).toString().replaceAll('\n', ',')}]`);
