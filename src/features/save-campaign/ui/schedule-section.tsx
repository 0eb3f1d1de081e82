import { campaignLabels, pacingLabels } from '@/entities/campaign';
import { ComboboxField } from '@/shared/ui/combobox';
import { DateRangeField } from '@/shared/ui/date-field';
import { RadioCards } from '@/shared/ui/radio-cards';
import { ScheduleField } from '@/shared/ui/schedule-field';
import { Section } from '@/shared/ui/section';
import { findTimeZones, timeZones } from '../model/time-zones';

const paces = [
  { value: 'even', label: pacingLabels.even, description: 'Limits last for the whole day and flight' },
  { value: 'asap', label: pacingLabels.asap, description: 'Limits are spent as requests come' },
];

const searchZones = (text: string) => ({
  queryKey: ['time-zones', text] as const,
  queryFn: async () => findTimeZones(text),
});

/** When it runs. */
export const ScheduleSection = () => (
  <Section title="Schedule">
    <DateRangeField
      names={['start_date', 'end_date']}
      label="Dates"
      help="Both days belong to it. Without a first day it begins at once, without a last day it goes on"
    />
    <ComboboxField
      name="timezone"
      label={campaignLabels.timezone}
      help="Days begin and hours count by it"
      placeholder="The owner's own"
      search={searchZones}
      known={timeZones}
    />
    <RadioCards name="pacing" label={campaignLabels.pacing} required options={paces} />
    <ScheduleField
      names={['ads.active_hours', 'ads.active_weekdays']}
      label="Hours and weekdays"
      help="Nothing chosen means always"
    />
  </Section>
);
