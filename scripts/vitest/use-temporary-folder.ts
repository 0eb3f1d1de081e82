import { inject } from 'vitest';

// read by os.tmpdir()
process.env.TMPDIR = inject('temporaryFolder');
