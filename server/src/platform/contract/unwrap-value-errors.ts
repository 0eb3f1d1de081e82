import type { ErrorObject } from 'ajv';

/**
 * Simplifies the errors of targeting values. A value is plain or wrapped (`{ value: x }`), and the validator reports
 * both alternatives. This keeps the errors of the alternative that was meant, under the path that forms use: without
 * `value`.
 */
export function unwrapValueErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  if (unions.length === 0) return errors;
  return errors.flatMap((error) => {
    if (error.keyword === 'anyOf') return [];
    const union = unions.find(({ instancePath }) => `${error.instancePath}/`.startsWith(`${instancePath}/`));
    return union === undefined ? error : asMeant(error, union);
  });
}

function asMeant(error: ErrorObject, { instancePath, data }: ErrorObject): ErrorObject[] {
  const inWrapped = `${instancePath}/value`;
  const isInside = `${error.instancePath}/`.startsWith(`${inWrapped}/`);
  const isOfWrapping = isInside || error.parentSchema?.properties?.value !== undefined;
  if (isOfWrapping !== isWrapped(data)) return [];
  return [isInside ? { ...error, instancePath: instancePath + error.instancePath.slice(inWrapped.length) } : error];
}

const isWrapped = (value: unknown) => typeof value === 'object' && value !== null && 'value' in value;
