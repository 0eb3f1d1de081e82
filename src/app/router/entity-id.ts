import { notFound } from '@tanstack/react-router';

/** Parses an id from a path segment. Throws not-found for anything but a positive integer. */
export function entityId(segment: string): number {
  const id = Number(segment);
  if (!/^\d+$/.test(segment) || !Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}
