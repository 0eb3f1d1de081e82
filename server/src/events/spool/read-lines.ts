import { StringDecoder } from 'node:string_decoder';

/**
 * Reads lines of JSON, yielding those of each chunk together.
 * @throws SyntaxError for a line that is not JSON, such as ClickHouse's message about a query that fails halfway
 */
export async function* readLines<Row>(chunks: AsyncIterable<Buffer>): AsyncGenerator<Row[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of chunks) {
    const text = decoder.write(chunk);
    const end = text.lastIndexOf('\n');
    if (end !== -1) yield (rest + text.slice(0, end)).split('\n').map((line) => JSON.parse(line));
    rest = (end === -1 ? rest : '') + text.slice(end + 1);
  }
  if (rest !== '') yield [JSON.parse(rest)];
}
