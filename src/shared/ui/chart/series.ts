import type { ChartTone } from '@/shared/theme';

/** Keys of a row whose values have the given type. */
export type KeyOf<Row, Value> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row] & string;

export interface ChartSeries<Row> {
  /** Row key of the values; null values leave a gap. */
  key: KeyOf<Row, number | null>;
  label: string;
  /** Fixes the look across charts; by default, tones are assigned in order. */
  tone?: ChartTone;
  /** The previous period: a thin grey line behind the others. */
  pale?: boolean;
  /** Names a point if `label` doesn't: the other day of a comparison. */
  nameAt?: ((x: string) => string) | undefined;
}

export interface ChartAxis<Row> {
  key: KeyOf<Row, string>;
  /** Column header in the table: "Day". */
  label: string;
  /** `day` for dates in the format of the contract (`2026-12-31`); by default, values are names shown as they are. */
  kind?: 'day';
  /** Incomplete values, with the part that each covers: the lines to them are dotted. */
  partial?: ReadonlyMap<string, string> | undefined;
}

/** A bar or area that combines many items and can be opened. */
export interface ChartOthers {
  /** Its value on the x axis, or the label of its series: "Others". */
  name: string;
  /** Label of the button: "Show the 32 others". */
  label: string;
  onOpen: () => void;
}

export interface TonedSeries {
  key: string;
  label: string;
  tone: ChartTone;
  pale: boolean;
  /** Drawn with a dash pattern, because the chart has several series. */
  patterned: boolean;
  nameAt: ((x: string) => string) | undefined;
}

const TONES: readonly ChartTone[] = [1, 2, 3, 4, 5, 6];

/** Assigns a tone to each series. Pass at most six: a seventh would repeat the look of the first. */
export const withTones = <Row>(series: readonly ChartSeries<Row>[]): TonedSeries[] =>
  series.map(({ key, label, tone, pale = false, nameAt }, index) => ({
    key,
    label,
    tone: tone ?? TONES[index % TONES.length] ?? 1,
    pale,
    nameAt,
    patterned: series.filter((one) => !one.pale).length > 1,
  }));

/** CSS colour of a tone, for SVG attributes. */
export const toneColor = (tone: ChartTone): string => `var(--ui-colors-chart-${tone})`;

/** Dash pattern and marker shape of each tone, which distinguish series without colour. */
export const toneMarks = {
  1: { dash: undefined, symbol: 'circle' },
  2: { dash: '7 4', symbol: 'square' },
  3: { dash: '2 3', symbol: 'triangle' },
  4: { dash: '10 4 2 4', symbol: 'diamond' },
  5: { dash: '14 5', symbol: 'star' },
  6: { dash: '4 3 1 3', symbol: 'cross' },
} as const satisfies Record<ChartTone, { dash: string | undefined; symbol: string }>;

/** The stroke of a series: its CSS colour, line width and dash pattern. */
export const strokeOf = ({ tone, pale, patterned }: Omit<TonedSeries, 'key' | 'label' | 'nameAt'>) =>
  pale
    ? { color: 'var(--ui-colors-text-subtle)', width: 1.5, dash: '2 3' }
    : { color: toneColor(tone), width: 2, dash: patterned ? toneMarks[tone].dash : undefined };

/** Whether a series of a chart is filled, and thus has a filled symbol. */
export const filledIn =
  (kind: 'line' | 'area' | 'bar', stacked: boolean) =>
  ({ pale }: Pick<TonedSeries, 'pale'>): boolean =>
    kind === 'bar' || (stacked && !pale);
