import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import { describeReportSchedule, FIXED_REPORT_DATES } from '@preroll/rules/analytics/report-schedule';
import { isPreset } from '@preroll/rules/time/periods';
import { useQuery } from '@tanstack/react-query';
import { Mail, MailPlus } from 'lucide-react';
import { lazy, useState } from 'react';
import type { ReportMail } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { Menu } from '@/shared/ui/menu';
import { reportMails } from '../api/report-mails';
import type { Report } from '../model/report';

const MailReportDialog = lazy(async () => ({ default: (await import('./mail-report-dialog')).MailReportDialog }));

interface MailReportProps extends Report {
  state: AnalyticsState;
}

export function MailReport({ state, ...report }: MailReportProps) {
  const { data: mails = [] } = useQuery(reportMails(report.cabinet));
  const [edited, setEdited] = useState<ReportMail | 'new' | null>(null);
  const close = () => setEdited(null);
  const hasFixedDates = state.dates !== undefined && !isPreset(state.dates);
  const isNone = mails.length === 0;
  const notMailed = hasFixedDates ? FIXED_REPORT_DATES : undefined;
  const button = (
    <Button
      variant="outline"
      icon={<Mail aria-hidden />}
      {...(isNone && { disabledReason: notMailed, onClick: () => setEdited('new') })}
    >
      Email report
    </Button>
  );
  return (
    <>
      {isNone ? (
        button
      ) : (
        <Menu
          label="Email reports"
          trigger={button}
          items={[
            ...mails.map((mail) => ({
              key: String(mail.id),
              label: `${mail.name}, ${describeReportSchedule(mail)}`,
              icon: <Mail aria-hidden />,
              onSelect: () => setEdited(mail),
            })),
            {
              key: 'new',
              label: 'Email this report',
              icon: <MailPlus aria-hidden />,
              disabledReason: notMailed,
              onSelect: () => setEdited('new'),
            },
          ]}
        />
      )}
      {edited !== null && (
        <LazyBoundary onLoadError={close}>
          <MailReportDialog
            cabinet={report.cabinet}
            state={state}
            mail={edited === 'new' ? undefined : edited}
            hasFixedDates={hasFixedDates}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}
