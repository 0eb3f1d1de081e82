import type { ChartTone } from '@/shared/theme';

/** Keys of a row whose values are of one kind. */
export type KeyOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row] & string;

export interface ChartSeries<Row> {
  /** Where its numbers stand in a row; null leaves a gap. */
  key: KeyOf<Row, number | null>;
  label: string;
  /** Keeps its look from one chart to the next; left out, the series take the tones in their order. */
  tone?: ChartTone;
}

export interface ChartAxis<Row> {
  key: KeyOf<Row, string>;
  /** Heads the column of the table: "Day". */
  label: string;
  /** Left out, the texts are names and stand as they are. `day` are days as the contract writes them: `2026-12-31`. */
  kind?: 'day';
}

/** A series as it is drawn. */
export interface Drawn {
  key: string;
  label: string;
  tone: ChartTone;
}

const TONES: readonly ChartTone[] = [1, 2, 3, 4, 5, 6];

/** Gives each series its tone. More than six would repeat the look of the first. */
export const drawnSeries = <Row>(series: readonly ChartSeries<Row>[]): Drawn[] =>
  series.map(({ key, label, tone }, index) => ({ key, label, tone: tone ?? TONES[index % TONES.length] ?? 1 }));

/** The colour of a tone, for attributes of SVG. */
export const toneColor = (tone: ChartTone): string => `var(--ui-colors-chart-${tone})`;

/** What tells the tones apart for who doesn't see their colours: how a line is broken, and the form of its points. */
export const toneMarks = {
  1: { dash: undefined, symbol: 'circle' },
  2: { dash: '7 4', symbol: 'square' },
  3: { dash: '2 3', symbol: 'triangle' },
  4: { dash: '10 4 2 4', symbol: 'diamond' },
  5: { dash: '14 5', symbol: 'star' },
  6: { dash: '4 3 1 3', symbol: 'cross' },
} as const satisfies Record<ChartTone, { dash: string | undefined; symbol: string }>;
