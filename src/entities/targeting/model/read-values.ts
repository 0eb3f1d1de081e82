import { type BlackWhiteList, deviceTypes, type OsVersions } from '@preroll/rules/targeting/targeting-fields';
import { isRecord, type Reader } from './reader';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const toNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  // adding 0 turns -0 into 0, because JSON has no -0
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null;
};

const toText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
};

/** Reads a list and leaves out unreadable entries. */
const readEntries =
  <V>(toEntry: (value: unknown) => V | null): Reader<V[]> =>
  (value, warn) => {
    if (isMissing(value)) return [];
    if (!Array.isArray(value)) {
      warn('It is not a list; it was left out');
      return [];
    }
    const entries = value.map(toEntry).filter((entry) => entry !== null);
    const lost = value.length - entries.length;
    if (lost > 0) warn(lost === 1 ? 'One entry was left out' : `${lost} entries were left out`);
    return entries;
  };

const readTexts = readEntries(toText);

export const readNumbers = readEntries(toNumber);
export const readDevices = readEntries((value) => deviceTypes.find((device) => device === value) ?? null);

export const readLimit: Reader<number | null> = (value, warn) => {
  const limit = toNumber(value);
  if (limit === null && !isMissing(value)) warn('It is not a number; no limit was read');
  return limit;
};

/** Reads an object; anything else counts as empty. */
const readRecord: Reader<Record<string, unknown>> = (value, warn) => {
  if (isRecord(value)) return value;
  const isEmpty = isMissing(value) || (Array.isArray(value) && value.length === 0);
  if (!isEmpty) warn('It has an unexpected shape; it was left out');
  return {};
};

export const readList: Reader<BlackWhiteList> = (value, warn) => {
  const { white, black } = readRecord(value, warn);
  return { white: readTexts(white, warn), black: readTexts(black, warn) };
};

/** Missing versions are empty lists without "other" (specification, section 3). */
export const readOsVersions: Reader<OsVersions> = (value, warn) => {
  const versions = readRecord(value, warn);
  const group = (name: keyof OsVersions) => readRecord(versions[name], warn);
  const mobile = (name: 'mobile' | 'tablet') => {
    const { android, iOS, other } = group(name);
    return { android: readTexts(android, warn), iOS: readTexts(iOS, warn), other: other === true };
  };
  const { windows, macOS, other } = group('desktop');
  return {
    mobile: mobile('mobile'),
    tablet: mobile('tablet'),
    desktop: { windows: readTexts(windows, warn), macOS: readTexts(macOS, warn), other: other === true },
  };
};
