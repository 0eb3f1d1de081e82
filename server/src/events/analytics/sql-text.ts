/**
 * A part of a ClickHouse query with its parameters. Only `sqlText` creates one, so a value can't get into the SQL itself:
 * the template's own text is constant, and only other parts and typed parameters can be interpolated.
 */
export class SqlText {
  readonly #pieces: readonly (string | SqlText | SqlParameter)[];

  private constructor(pieces: readonly (string | SqlText | SqlParameter)[]) {
    this.#pieces = pieces;
  }

  static of(texts: TemplateStringsArray, values: readonly (SqlText | SqlParameter)[]): SqlText {
    return new SqlText(texts.flatMap((text, index) => [text, values[index] ?? '']));
  }

  static join(parts: readonly SqlText[], separator: ', ' | ' AND ' | ' OR ' | ' + '): SqlText {
    return new SqlText(parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part])));
  }

  /**
   * The text with `{p0:Type}` for each parameter. A parameter that is used twice is sent once, because a list may be long.
   */
  toQuery(): { sql: string; params: Record<string, unknown> } {
    const names = new Map<SqlParameter, string>();
    const write = (text: SqlText): string =>
      text.#pieces
        .map((piece) => {
          if (typeof piece === 'string') return piece;
          if (piece instanceof SqlText) return write(piece);
          const name = names.get(piece) ?? `p${names.size}`;
          names.set(piece, name);
          return `{${name}:${piece.type}}`;
        })
        .join('');
    const sql = write(this);
    return { sql, params: Object.fromEntries([...names].map(([{ value }, name]) => [name, value])) };
  }
}

interface SqlParameter {
  type: 'String' | 'UInt32' | 'Int32' | 'UInt64' | 'Date' | 'Array(UInt32)' | 'Array(UInt8)' | 'Array(String)';
  value: unknown;
}

export const sqlText = (texts: TemplateStringsArray, ...values: (SqlText | SqlParameter)[]): SqlText =>
  SqlText.of(texts, values);

export const joinSql = SqlText.join;

/** A typed value for a query. */
export const parameter = (type: SqlParameter['type'], value: unknown): SqlParameter => ({ type, value });
