import { type AnalyticsMetric, analyticsMetrics } from '@preroll/rules/analytics/analytics-metrics';
import { percentFormat } from '@preroll/rules/analytics/percent-format';
import { describeReportSchedule } from '@preroll/rules/analytics/report-schedule';
import { describeUntil } from '@preroll/rules/time/compared-until';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Mailbox, Message } from '../../platform/mail/mailer.ts';
import type { ReportMail } from './report-mail.ts';

interface ReportContext {
  to: Mailbox;
  mail: ReportMail;
  period: { from: string; to: string; timezone: string };
  link: string;
  /** Link to the page that stops the report. */
  unsubscribe: string;
  /** Address that stops the report when called (`List-Unsubscribe`). */
  unsubscribeCall: string;
}

interface ReportResult {
  totals: components['schemas']['AnalyticsNumbers'];
  total: number;
  /** The end of the comparable parts of both periods; null for whole periods or without a comparison. */
  until: Date | null;
  currency: string;
  /** The attachment; null if it is too large. */
  content: Buffer | null;
}

const count = new Intl.NumberFormat('en-GB');
const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `20/10/2025`. */
const dayText = (day: string) => day.split('-').reverse().join('/');

/** Composes the mail of a report: its totals, its file, and the links to unsubscribe. */
export function reportMessage(
  { to, mail, period, link, unsubscribe, unsubscribeCall }: ReportContext,
  result: ReportResult | { reason: string },
): Message {
  const days = period.from === period.to ? dayText(period.from) : `${dayText(period.from)} – ${dayText(period.to)}`;
  const file = 'content' in result ? result.content : null;
  return {
    to,
    subject: `${mail.name}, ${days}`,
    text: [
      `${mail.name}, ${days} (${period.timezone})${describeEnd(result, period)}`,
      '',
      ...describeResult(result),
      '',
      'The same days in Preroll:',
      link,
      '',
      `You get this report ${describeReportSchedule(mail)} (${mail.timezone}). To get it no longer:`,
      unsubscribe,
      '',
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribeCall}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    attachments: file
      ? [
          {
            filename: `analytics-${period.from}-${period.to}.csv`,
            contentType: 'text/csv; charset=utf-8',
            content: file,
          },
        ]
      : [],
  };
}

/** The end of both periods, stated once because the attached file contains both. */
function describeEnd(result: ReportResult | { reason: string }, { timezone }: ReportContext['period']): string {
  return 'reason' in result || result.until === null ? '' : `, ${describeUntil(result.until, timezone)}`;
}

function describeResult(result: ReportResult | { reason: string }): string[] {
  if ('reason' in result) return [`The report could not be written: ${result.reason}.`];
  const { totals, total, currency, content } = result;
  const rows = total === 1 ? '1 row' : `${count.format(total)} rows`;
  return [
    ...Object.entries(totals).map(([name, value]) => describeTotal(name as AnalyticsMetric, value, currency)),
    '',
    content === null
      ? `The file with its ${rows} is too large for mail. Get it in Preroll, or choose fewer divisions.`
      : `The attached file has ${rows}.`,
  ];
}

function describeTotal(name: AnalyticsMetric, value: number | null, currency: string): string {
  const { label, unit } = analyticsMetrics[name];
  if (value === null) return `${label}: –`;
  if (unit === 'money') return `${label}: ${money.format(value)} ${currency}`;
  const format = unit === 'ratio' ? new Intl.NumberFormat('en-GB', percentFormat(name)) : count;
  return `${label}: ${format.format(value)}`;
}
