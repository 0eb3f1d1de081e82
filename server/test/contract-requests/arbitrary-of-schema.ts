import { tidyText } from '@preroll/rules/text/tidy-text';
import fc from 'fast-check';
import { contract } from '../../src/platform/contract/contract.ts';

/** What the contract's requests use of JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** Values by the name of a field, for what no schema can know: which records are there, which password is right. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Long enough for every rule, short enough to be sent thousands of times. */
const LONGEST = 300;
/** Items of a list, entries of a dictionary, optional fields of an object. */
const MOST = 5;

/** How values are made: from what is known and from examples alone where there are any, or of every kind. */
interface Style {
  known: KnownValues;
  plain: boolean;
}

/**
 * Values that a schema allows. Half of them are plain, made of its examples and of known values, so that they have a
 * chance to be accepted; the others are of every kind, near the edges above all.
 */
export const arbitraryOf = (schema: Schema, known: KnownValues = {}): fc.Arbitrary<unknown> =>
  fc.oneof(valueArbitrary(schema, { known, plain: true }), valueArbitrary(schema, { known, plain: false }));

function valueArbitrary(schema: Schema, style: Style): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valueArbitrary(resolve(schema.$ref), style);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((variant) => valueArbitrary(variant, style)));
  if ('const' in schema) return fc.constant(schema.const);
  if (style.plain && schema.examples) return fc.constantFrom(...schema.examples);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = [schema.type ?? []].flat().map((type) => ofType(type, schema, style));
  if (variants.length === 0) throw new Error(`No type in ${JSON.stringify(schema)}`);
  const any = fc.oneof(...variants);
  return schema.examples ? fc.oneof(fc.constantFrom(...schema.examples), any) : any;
}

function resolve(reference: string): Schema {
  const found = contract.components.schemas[reference.replace('#/components/schemas/', '')];
  if (found === undefined) throw new Error(`The contract has no ${reference}`);
  return found;
}

function ofType(type: string, schema: Schema, style: Style): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integer(schema);
    case 'number':
      return number(schema);
    case 'string':
      return text(schema);
    case 'array':
      return list(schema, style);
    case 'object':
      return object(schema, style);
    default:
      throw new Error(`There is no type ${type}`);
  }
}

/** Small ones mostly: these are the ids of records that are there. */
function integer({ minimum = 0, maximum = 0 }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 9) });
  return fc.oneof({ weight: 4, arbitrary: small }, fc.integer({ min: minimum, max: maximum }), fc.constant(maximum));
}

function number({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const bounds = { min: minimum ?? -Number.MAX_VALUE, max: maximum ?? Number.MAX_VALUE };
  const edges = fc.constantFrom(bounds.min, bounds.max);
  return fc.oneof(fc.double({ ...bounds, noNaN: true }), fc.integer({ min: 0, max: 1000 }), edges);
}

function text({ minLength = 0, maxLength = LONGEST, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress().filter((address) => address.length <= maxLength);
  if (format === 'date') return fc.date({ ...days, noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }).filter((found) => found.length <= maxLength);
  const longest = Math.min(maxLength, LONGEST);
  const inAnyScript = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(longest, minLength + 20) });
  const fits = (found: string) => tidyText(found).length >= minLength && found.length <= maxLength;
  return fc.oneof(inAnyScript.filter(fits), fc.constant('x'.repeat(longest)));
}

const days = { min: new Date('1970-01-01'), max: new Date('9999-12-31') };

function list({ items = {}, minItems = 0, maxItems = MOST, uniqueItems }: Schema, style: Style) {
  const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST)) };
  const item = valueArbitrary(items, style);
  return uniqueItems ? fc.uniqueArray(item, size) : fc.array(item, size);
}

function object({ properties, required = [], additionalProperties }: Schema, style: Style) {
  if (properties === undefined) {
    const value =
      typeof additionalProperties === 'object' ? valueArbitrary(additionalProperties, style) : fc.jsonValue();
    return fc.dictionary(fc.oneof(fc.string(), fc.nat({ max: 9 }).map(String)), value, { maxKeys: MOST });
  }
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const fieldsOf = (names: readonly string[]) =>
    Object.entries(properties)
      .filter(([name]) => names.includes(name))
      .map(([name, schema]) => [name, fieldOf(name, schema, style)] as const);
  // of many optional fields, one or the other is likely to break a rule that no schema tells of
  return fc
    .subarray(optional, { maxLength: Math.min(optional.length, MOST) })
    .chain((chosen) => fc.record(Object.fromEntries(fieldsOf([...required, ...chosen]))));
}

function fieldOf(name: string, schema: Schema, style: Style): fc.Arbitrary<unknown> {
  const values = style.known[name];
  const any = valueArbitrary(schema, style);
  if (values === undefined) return any;
  return style.plain ? fc.constantFrom(...values) : fc.oneof(fc.constantFrom(...values), any);
}
