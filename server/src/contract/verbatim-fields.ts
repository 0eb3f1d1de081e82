import { contract } from './contract.ts';

interface Schema {
  format?: string;
  'x-verbatim'?: boolean;
  $ref?: string;
}

/** Collects the names of all properties of the contract whose blanks matter: passwords and code; sorted. */
export function verbatimFieldsOf(described: Pick<typeof contract, 'components' | 'paths'>): string[] {
  const { schemas } = described.components;
  const isVerbatim = ({ format, 'x-verbatim': marked, $ref }: Schema): boolean =>
    format === 'password' ||
    marked === true ||
    ($ref !== undefined && isVerbatim(schemas[$ref.replace('#/components/schemas/', '')] ?? {}));
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node)
      for (const [name, schema] of Object.entries(node.properties as Record<string, Schema>))
        if (isVerbatim(schema)) found.add(name);
    Object.values(node).forEach(walk);
  };
  walk(described);
  return [...found].sort();
}

export const verbatimFields: readonly string[] = verbatimFieldsOf(contract);
