import { inject } from 'vitest';

// set here instead of in the global setup, whose process also runs the tests on the embedded database
process.env.TEST_DATABASE_URL = inject('databaseUrl');
