/** A counter with a sum for each combination of labels. */
export interface CounterFamily<Labels extends readonly string[]> {
  /** Adds one. Use labels with few values: each combination is kept until the process ends. */
  count(...values: { [Index in keyof Labels]: string }): void;
  sums(): readonly { values: { [Index in keyof Labels]: string }; sum: number }[];
}

interface Described {
  /** Includes the unit, as in Prometheus; the name of a counter ends in `_total`. */
  name: string;
  /** A sentence that describes the metric. */
  help: string;
}

/** The metrics of a process. */
export interface Metrics {
  counter<const Labels extends readonly string[]>(described: Described & { labels: Labels }): CounterFamily<Labels>;
  /** A value that is read on demand; null while unknown. */
  gauge(described: Described & { read: () => number | null }): void;
  /** All metrics as text, in version 0.0.4 of Prometheus's exposition format. */
  write(): string;
}

interface Sample {
  labels: readonly (readonly [name: string, value: string])[];
  value: number;
}

/** Creates a registry; one per app, so that several apps in a process are counted separately. */
export function createMetrics(): Metrics {
  const families: (Described & { type: 'counter' | 'gauge'; samples: () => Sample[] })[] = [];

  return {
    counter<const Labels extends readonly string[]>({ labels, ...described }: Described & { labels: Labels }) {
      type Values = { [Index in keyof Labels]: string };
      const sums = new Map<string, { values: Values; sum: number }>();
      const samples = () =>
        [...sums.values()].map(({ values, sum }) => ({
          labels: labels.map((label, index) => [label, values[index] ?? ''] as const),
          value: sum,
        }));
      families.push({ ...described, type: 'counter', samples });
      return {
        count(...values: Values) {
          const key = values.join('\n');
          const known = sums.get(key);
          if (known === undefined) sums.set(key, { values, sum: 1 });
          else known.sum += 1;
        },
        sums: () => [...sums.values()],
      };
    },

    gauge({ read, ...described }) {
      const samples = () => {
        const value = read();
        return value === null ? [] : [{ labels: [], value }];
      };
      families.push({ ...described, type: 'gauge', samples });
    },

    write: () =>
      families
        .flatMap(({ name, help, type, samples }) => [
          `# HELP ${name} ${escaped(help)}`,
          `# TYPE ${name} ${type}`,
          ...samples().map(({ labels, value }) => `${name}${textOf(labels)} ${value}`),
        ])
        .map((line) => `${line}\n`)
        .join(''),
  };
}

const textOf = (labels: Sample['labels']): string =>
  labels.length === 0
    ? ''
    : `{${labels.map(([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`).join(',')}}`;

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
