import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What migrations create besides tables. PostgreSQL has it with its own installation. */
export const pgliteExtensions = { pg_trgm };
