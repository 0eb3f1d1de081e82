import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The extensions that migrations use. A PostgreSQL installation includes them. */
export const pgliteExtensions = { pg_trgm };
