/** Server tests of the embedded database itself: its adapter, migrations and start. */
export const EMBEDDED_DATABASE_TESTS = ['server/src/platform/db/*.test.ts', 'server/test/start.test.ts'];

/**
 * Server tests that `npm run test:all` runs on both databases, because their subject differs between these, such as
 * locks, triggers and jobs, or must not differ, such as money. All others only run on PostgreSQL, which is several
 * times faster, or on the embedded database if there is no PostgreSQL. The statements of lists and forms run on the
 * embedded database in the journeys.
 */
export const ON_BOTH_DATABASES = [
  'server/src/platform/jobs/*.test.ts',
  'server/src/platform/realtime/*.test.ts',
  'server/src/advertising/transcoding/interrupted-transcoding.test.ts',
  'server/src/advertising/transcoding/queue.test.ts',
  'server/src/advertising/transcoding/transcoding-jobs.test.ts',
  'server/test/campaign-numbers.test.ts',
  'server/test/check-ledger.test.ts',
  'server/test/corrected-acts.test.ts',
  'server/test/figures.test.ts',
  'server/test/finances.test.ts',
  'server/test/ledger.test.ts',
  'server/test/ledger-crash.test.ts',
  'server/test/statements.test.ts',
  'server/test/months.test.ts',
  'server/test/documents.test.ts',
  'server/test/transaction-list.test.ts',
  'server/test/money-notices.test.ts',
  'server/test/report-mails.test.ts',
  'server/test/site-checks.test.ts',
  'server/test/site-figures.test.ts',
  'server/test/users.test.ts',
];

/**
 * Server tests that only `npm run test:all` runs: processes and databases that are killed repeatedly, which `npm run
 * bench` does more extensively, and ffmpeg's handling of hostile files.
 */
export const NIGHTLY = [
  'server/src/advertising/transcoding/interrupted-transcoding.test.ts',
  'server/src/events/spool/event-faults.test.ts',
  'server/src/platform/video-tools/untrusted-input.test.ts',
  'server/test/database-outage.test.ts',
  'server/test/delivery-ledger.test.ts',
  'server/test/ledger-crash.test.ts',
  'server/test/limits-after-kill.test.ts',
];

/**
 * Server tests of demo content, which PostgreSQL never has, of parts of the embedded database, and of slow video
 * creation, which doesn't depend on the database.
 */
export const SKIPPED_ON_POSTGRES = [
  'server/src/platform/db/directory-lock.test.ts',
  'server/src/platform/db/housekeeping.test.ts',
  'server/src/platform/db/threaded-pglite.test.ts',
  'server/src/demo/*.test.ts',
  'server/src/platform/files/inspect-video.test.ts',
  'server/src/advertising/transcoding/transcode-video.test.ts',
  'server/src/advertising/transcoding/transcoding.test.ts',
  'server/test/demo.test.ts',
];
