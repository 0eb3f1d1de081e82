import { formats } from '../../platform/db/schema.ts';

/** The columns of a campaign's format that adverts depend on. */
export const formatOfAdverts = {
  name: formats.name,
  kind: formats.kind,
  vpaidAllowed: formats.vpaidAllowed,
  minDuration: formats.minDuration,
  maxDuration: formats.maxDuration,
  maxFileMb: formats.maxFileMb,
  mimeTypes: formats.mimeTypes,
};
