import { defineConfig } from 'drizzle-kit';

/**
 * `npm run db:generate -w server` compares the schema with the migrations and writes the difference as a new migration.
 */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/*.ts', out: './migrations' });
