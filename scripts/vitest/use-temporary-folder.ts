import { inject } from 'vitest';

// what os.tmpdir() answers
process.env.TMPDIR = inject('temporaryFolder');
