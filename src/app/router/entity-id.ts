import { notFound } from '@tanstack/react-router';

/** Reads an id from a path; what is not a positive integer leads nowhere. */
export function entityId(segment: string): number {
  const id = Number(segment);
  if (!/^\d+$/.test(segment) || !Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}
