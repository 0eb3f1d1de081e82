/** Sums that only grow, one for each combination of labels. */
export interface CounterFamily<Labels extends readonly string[]> {
  /** Adds one. Labels have few values: each combination is kept until the process ends. */
  count(...values: { [Index in keyof Labels]: string }): void;
  /** All combinations that were counted, with their sums. */
  sums(): readonly { values: { [Index in keyof Labels]: string }; sum: number }[];
}

interface Described {
  /** With its unit, as Prometheus names metrics; that of a counter ends in `_total`. */
  name: string;
  /** What is measured, in one sentence. */
  help: string;
}

/** What a process counts and measures of itself. */
export interface Metrics {
  counter<const Labels extends readonly string[]>(described: Described & { labels: Labels }): CounterFamily<Labels>;
  /** A value that is read when somebody asks; null while it is not known. */
  gauge(described: Described & { read: () => number | null }): void;
  /** Everything as text, in version 0.0.4 of the exposition format of Prometheus. */
  write(): string;
}

interface Sample {
  labels: readonly (readonly [name: string, value: string])[];
  value: number;
}

/** Makes a registry: one for each app, so that several in a process don't count for each other. */
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
