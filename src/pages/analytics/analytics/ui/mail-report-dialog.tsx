import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import {
  describeReportSchedule,
  FIXED_REPORT_DATES,
  formatHour,
  reportWeekdays,
} from '@preroll/rules/analytics/report-schedule';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import {
  createReportMail,
  type ReportFrequency,
  type ReportMail,
  type ReportView,
  removeReportMail,
  sendReportMail,
  updateReportMail,
} from '@/shared/api';
import { ReportMailInput } from '@/shared/contract';
import { accountZone, formatDateTimeIn, formatTimeZone } from '@/shared/lib/dates';
import { contractResolver } from '@/shared/lib/forms';
import {
  matchesView,
  parseViews,
  pickViewState,
  readDefaultPeriod,
  readValue,
  viewsKey,
} from '@/shared/lib/preferences';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { SelectField, SwitchField, TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { reportMails } from '../api/report-mails';
import type { Report } from '../model/report';

const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

const Sent = styled('p', { base: { textStyle: 'small', color: 'text.muted' } });

const frequencies = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'On the first day of each month' },
] satisfies { value: ReportFrequency; label: string }[];

const weekdays = reportWeekdays.map((label, index) => ({ value: index + 1, label }));

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: formatHour(hour) }));

const schema = ReportMailInput.pick({ name: true, frequency: true, weekday: true, hour: true }).extend({
  replaces: z.boolean(),
});

type Values = z.infer<typeof schema>;

interface MailReportDialogProps extends Pick<Report, 'cabinet'> {
  state: AnalyticsState;
  /** The report mail to edit; undefined for a new one. */
  mail: ReportMail | undefined;
  /** Whether the screen has fixed dates, which a mail can't have. */
  hasFixedDates: boolean;
  onClose: () => void;
}

/** Edits when a report is mailed. An existing report mail can also be sent at once, or stopped. */
export function MailReportDialog({ cabinet, state, mail, hasFixedDates, onClose }: MailReportDialogProps) {
  const saved = parseViews(readValue(viewsKey('analytics'))).find((view) => matchesView(view, state));
  const form = useForm<Values>({
    ...formBehaviour,
    resolver: contractResolver(schema),
    defaultValues: {
      name: mail?.name ?? saved?.name ?? '',
      frequency: mail?.frequency ?? 'weekly',
      weekday: mail?.weekday ?? 1,
      hour: mail?.hour ?? 9,
      replaces: false,
    },
  });
  // saves the dates explicitly, so that a later change of the default period does not affect the mail
  const dates = state.dates ?? readDefaultPeriod();
  const frequency = useWatch({ control: form.control, name: 'frequency' });
  const shared = { invalidates: [reportMails(cabinet)] };
  const { mutateAsync: save } = useMutation({
    meta: {
      ...shared,
      hasForm: true,
      success: (result: ReportMail) => `${result.name} is emailed ${describeReportSchedule(result)}`,
    },
    mutationFn: ({ replaces, weekday, ...values }: Values) => {
      const view = mail && !replaces ? mail.view : (pickViewState({ ...state, dates }) as ReportView);
      const body = { ...values, weekday: values.frequency === 'weekly' ? weekday : null, view };
      return mail ? updateReportMail(mail.id, body) : createReportMail(body);
    },
  });
  const { mutate: send, isPending: isSending } = useMutation({
    meta: { ...shared, success: 'The report is on its way' },
    mutationFn: (id: number) => sendReportMail(id),
  });
  const { mutate: stop, isPending: isStopping } = useMutation({
    meta: { ...shared, success: `${mail?.name ?? ''} is no longer emailed` },
    mutationFn: (id: number) => removeReportMail(id),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={mail ? 'Email report' : 'Email this report'}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitLabel={mail ? 'Save' : 'Send'}
    >
      <TextField name="name" label="Name" help="The subject of the email" required />
      <SelectField name="frequency" label="How often" options={frequencies} required />
      {frequency === 'weekly' && <SelectField name="weekday" label="Weekday" options={weekdays} required />}
      <SelectField
        name="hour"
        label="Hour"
        help={`In your time zone, ${formatTimeZone(mail?.timezone ?? accountZone())}`}
        options={hours}
        required
      />
      {mail && (
        <>
          <SwitchField
            name="replaces"
            label="Send what the screen shows now"
            disabledReason={hasFixedDates ? FIXED_REPORT_DATES : undefined}
          />
          <Sent>
            {mail.sent_at && <span>{`Sent last on ${formatDateTimeIn(mail.sent_at, mail.timezone)}. `}</span>}
            <span>{`The next is due on ${formatDateTimeIn(mail.next_at, mail.timezone)}.`}</span>
          </Sent>
          <Actions>
            <Button variant="outline" loading={isSending} onClick={() => send(mail.id)}>
              Send now
            </Button>
            <Button variant="outline" loading={isStopping} onClick={() => stop(mail.id)}>
              Stop emailing
            </Button>
          </Actions>
        </>
      )}
    </FormDialog>
  );
}
