import { contract } from './contract.ts';

interface Schema {
  format?: string;
  $ref?: string;
}

/** The names of all properties of a contract that are passwords, by themselves or by what they refer to; sorted. */
export function passwordFieldsOf(described: Pick<typeof contract, 'components' | 'paths'>): string[] {
  const { schemas } = described.components;
  const isPassword = ({ format, $ref }: Schema): boolean =>
    format === 'password' ||
    ($ref !== undefined && isPassword(schemas[$ref.replace('#/components/schemas/', '')] ?? {}));
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node)
      for (const [name, schema] of Object.entries(node.properties as Record<string, Schema>))
        if (isPassword(schema)) found.add(name);
    Object.values(node).forEach(walk);
  };
  walk(described);
  return [...found].sort();
}

export const passwordFields: readonly string[] = passwordFieldsOf(contract);
