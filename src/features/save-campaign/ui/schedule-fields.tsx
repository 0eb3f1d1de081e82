import { campaignLabels, pacingLabels } from '@/entities/campaign';
import { searchTimeZones, timeZones } from '@/shared/lib/time-zones';
import { ComboboxField } from '@/shared/ui/combobox';
import { DateRangeField } from '@/shared/ui/date-field';
import { RadioCards } from '@/shared/ui/radio-cards';
import { ScheduleField } from '@/shared/ui/schedule-field';

const paces = [
  { value: 'even', label: pacingLabels.even, description: 'Spread over the day and the flight' },
  { value: 'asap', label: pacingLabels.asap, description: 'Spend as soon as requests arrive' },
];

/**
 * Dates, time zone, hours and pacing.
 *
 * @param timezone the owner's time zone, if known
 */
export const ScheduleFields = ({ timezone }: { timezone: string | undefined }) => (
  <>
    <DateRangeField
      names={['start_date', 'end_date']}
      label="Dates"
      help="Both days are included. Without a first day it starts immediately, without a last day it runs indefinitely"
    />
    <ComboboxField
      name="timezone"
      label={campaignLabels.timezone}
      help="Applies to days and hours"
      placeholder={timezone ?? "The owner's time zone"}
      search={searchTimeZones}
      knownOptions={timeZones}
    />
    <RadioCards name="pacing" label={campaignLabels.pacing} required options={paces} />
    <ScheduleField
      names={['ads.active_hours', 'ads.active_weekdays']}
      label="Hours and weekdays"
      help="Leave empty to run at any time"
    />
  </>
);
