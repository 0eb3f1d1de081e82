type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Replaces every reference to a schema marked `x-inline` with the schema. Siblings of the reference, such as its own
 * description and examples, override the schema's.
 */
export function inlineSchemas(document: Json): Json {
  const { schemas = {} } = (document.components ?? {}) as { schemas?: Record<string, Json> };
  const marked = Object.entries(schemas).filter(([, schema]) => schema['x-inline'] === true);
  const byReference = new Map(
    marked.map(([name, { 'x-inline': _, ...schema }]) => [`#/components/schemas/${name}`, schema]),
  );

  const inline = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inline);
    if (!isObject(node)) return node;
    const { $ref, ...beside } = node;
    const schema = typeof $ref === 'string' ? byReference.get($ref) : undefined;
    const merged = schema ? { ...schema, ...beside } : node;
    return Object.fromEntries(Object.entries(merged).map(([key, child]) => [key, inline(child)]));
  };

  const remaining = Object.entries(schemas).filter(([, schema]) => schema['x-inline'] !== true);
  const components = { ...(document.components as Json), schemas: Object.fromEntries(remaining) };
  return inline({ ...document, components }) as Json;
}
