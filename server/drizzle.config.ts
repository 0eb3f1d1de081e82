import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate -w server` writes the difference between the schema and the migrations as a new migration. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/*.ts', out: './migrations' });
