import { randomBytes } from 'node:crypto';
import { adsTxtLine, type SiteProofMethod, siteProofs } from '@preroll/rules/site/site-proofs';
import { describeAnswer } from '../inventory/sites/verification/describe-answer.ts';
import type { AnswerCode } from '../inventory/sites/verification/match-proof.ts';
import type { siteChecks, sites } from '../platform/db/schema.ts';
import type { DemoSite } from './content/sites.ts';

const HOUR = 3600 * 1000;

type Check = Omit<typeof siteChecks.$inferInsert, 'siteId'> & { createdAt: Date };

/** The columns of a demo site, and the checks of its domain. */
export function demoSite(
  { proof, latest, waiting, created: _, updated: __, folder: ___, ...values }: DemoSite,
  { createdAt, updatedAt, ownerId }: { createdAt: Date; updatedAt: Date; ownerId: number },
  now: Date,
) {
  const token = randomBytes(16).toString('hex');
  const answerOf = (method: SiteProofMethod, code: AnswerCode) =>
    demoAnswer({ domain: values.domain, token, adsTxtLine: adsTxtLine('localhost', ownerId) }, method, code);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const checkOf = (answer: Check['answer'], createdAt: Date, isDaily: boolean, countsAsMiss = false): Check => ({
    ...{ answer, createdAt, isDaily, countsAsMiss },
  });
  const proofs = proof
    ? [
        checkOf(answerOf(proof, 'found'), later(createdAt, 1), false),
        checkOf(answerOf(proof, 'found'), hoursAgo(27), true),
      ]
    : [];
  const isMissing = proof !== undefined && latest !== undefined;
  const misses = latest ? [checkOf(answerOf(latest.method, latest.code), hoursAgo(3), isMissing, isMissing)] : [];
  const checks = [...proofs, ...misses];
  const last = checks.at(-1);
  const columns: typeof sites.$inferInsert = {
    ...values,
    domainUnicode: values.domain,
    ownerId,
    createdAt,
    updatedAt,
    submittedAt: values.status === 'moderate' ? updatedAt : createdAt,
    ...(waiting !== undefined && sentAt(hoursAgo(waiting))),
    approvedAt: values.status === 'moderate' || values.status === 'ban' ? null : later(createdAt, 20),
    token,
    method: proof ?? latest?.method ?? null,
    verifiedAt: proof ? later(createdAt, 1) : null,
    lastCheckAt: last?.createdAt ?? null,
    lastAnswer: last?.answer ?? null,
    misses: isMissing ? 1 : 0,
    firstMissAt: isMissing ? hoursAgo(3) : null,
    // the demo's domains don't resolve, so daily checks would stop its sites within three days
    nextCheckAt: null,
    adsTxtFound: last ? proof === 'ads_txt' : null,
    adsTxtCheckedAt: last?.createdAt ?? null,
  };
  return { columns, checks };
}

/** A site is submitted for review when it is created. */
const sentAt = (at: Date) => ({ createdAt: at, updatedAt: at, submittedAt: at });

const later = (date: Date, hours: number) => new Date(date.getTime() + hours * HOUR);

function demoAnswer(
  site: { domain: string; token: string; adsTxtLine: string },
  method: SiteProofMethod,
  code: AnswerCode,
): NonNullable<(typeof sites.$inferInsert)['lastAnswer']> {
  const proof = siteProofs(site)[method];
  const { domain } = site;
  const words = describeAnswer(code, { method, domain, proof, host: domain, hasAnswered: true, age: null });
  const isDns = method === 'dns';
  return {
    method,
    code,
    outcome: code === 'found' ? 'found' : 'missing',
    ...words,
    chain: [{ url: proof.place, status: isDns ? 0 : 200 }],
    bytes: isDns ? 53 : 18_204,
    line: null,
    expected: code === 'found' ? null : proof.content,
    age: null,
  };
}
