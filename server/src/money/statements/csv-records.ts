import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  line: number;
  /** Empty if the line is unreadable. */
  cells: string[];
}

const lenient = { trim: true, relax_column_count: true, relax_quotes: true };

/** Parses all lines together, so that cells may contain line breaks; line by line if one line breaks the others. */
export function readRecords(texts: string[], delimiter: string): CsvRecord[] {
  try {
    // fails on stray quotation marks, which would otherwise merge all lines up to the next one and lose data
    const options = { ...lenient, relax_quotes: false, delimiter, info: true, raw: true, skip_empty_lines: true };
    const records = parse(texts.join('\n'), options) as unknown as {
      info: { lines: number };
      record: string[];
      raw: string;
    }[];
    // the library counts to the end of a record
    const linesWithin = (raw: string) => raw.trim().split('\n').length - 1;
    return records.map(({ info, record, raw }) => ({ line: info.lines - linesWithin(raw), cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return texts.flatMap((text, index) =>
      text.trim() === '' ? [] : [{ line: index + 1, cells: parseLine(text, delimiter) }],
    );
  }
}

/** @returns no cells for an unreadable line */
export function parseLine(text: string, delimiter: string): string[] {
  try {
    return (parse(text, { ...lenient, delimiter }) as string[][])[0] ?? [];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [];
  }
}
