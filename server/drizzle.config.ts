import { defineConfig } from 'drizzle-kit';

/** For `npm run db:generate`, which writes the initial migration. */
export default defineConfig({ dialect: 'postgresql', schema: './src/platform/db/schema/*.ts', out: './migrations' });
