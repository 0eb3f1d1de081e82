import { formatCondition, parseConditions } from '@preroll/rules/analytics/analytics-conditions';
import { resolveReport, tableQuestion } from '@preroll/rules/analytics/analytics-report';
import type { Requester } from '../../platform/access/viewer.ts';
import type { Config } from '../../platform/config/config.ts';
import { ApiError } from '../../platform/contract/api-error.ts';
import { applicationUrl } from '../../platform/mail/application-url.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import type { Analytics } from './ask-analytics.ts';
import { describeFields } from './describe-fields.ts';
import type { ReportMail } from './report-mail.ts';
import { reportMessage } from './report-message.ts';
import { writeCsv } from './write-csv.ts';

export interface ReportDeps {
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  analytics: Analytics;
}

/** In bytes. Many mail servers refuse messages of 10 MB and more, and Base64 makes an attachment a third larger. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** In milliseconds; less than a mailing job may take. */
const TIMEOUT = 5 * 60_000;

/** The question that the report's screen would ask now. */
export async function questionNow(
  { timezoneFor }: Pick<Analytics, 'timezoneFor'>,
  view: ReportMail['view'],
  requester: Requester,
  now: Date,
) {
  const timezone = await timezoneFor(requester, parseConditions(view.filter).map(formatCondition));
  return tableQuestion(resolveReport(view, { ...describeFields(requester.cabinet), timezone }, now));
}

/**
 * Composes the message with a report. If the report can't be computed, or its file is too large, the message says so.
 * @throws ApiError 503 while the event store is unavailable, because zeros would be wrong
 */
export async function composeReport(
  { config, analytics }: ReportDeps,
  mail: ReportMail,
  owner: Requester,
  { now, signal: given }: { now: Date; signal: AbortSignal },
): Promise<Message> {
  const query = await questionNow(analytics, mail.view, owner, now);
  const { date_from: from, date_to: to, timezone } = query;
  // the link shows the same days as the file, even if it is opened later
  const address = new URLSearchParams({ ...mail.view, dates: `${from}_${to}`, zone: timezone });
  const context = {
    to: { name: owner.user.name, address: owner.user.login },
    mail,
    period: { from, to, timezone },
    link: applicationUrl(config, `${mail.cabinet}/analytics?${address}`),
    unsubscribe: applicationUrl(config, `unsubscribe/${mail.unsubscribeKey}`),
    unsubscribeCall: `${config.publicUrl}/backend/unsubscribe/${mail.unsubscribeKey}`,
  };
  const signal = AbortSignal.any([given, AbortSignal.timeout(TIMEOUT)]);
  try {
    const { plan, currency } = await analytics.planOf(owner, query);
    const { totals, total } = await analytics.ask(owner, plan, { offset: 0, limit: 1, currency, signal });
    const content = await collect(writeCsv(plan, currency, analytics.rows(owner, plan, signal)));
    return reportMessage(context, { totals: totals.metrics, total, until: plan.until, currency, content });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 422))
      return reportMessage(context, { reason: error.message });
    throw error;
  }
}

async function collect(parts: AsyncIterable<string>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    const chunk = Buffer.from(part);
    size += chunk.length;
    if (size > MAX_FILE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
