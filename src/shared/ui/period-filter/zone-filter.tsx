import { writeZone } from '@/shared/lib/dates';
import { searchTimeZones } from '@/shared/lib/time-zones';
import { styled } from '@/shared/theme';
import { ComboboxFilter } from '@/shared/ui/data-table';

/** In the bar of a list on a laptop, the zone's name says what it is. */
const Zone = styled('span', {
  base: { display: 'contents', '& > button > span': { '@container (max-width: 74rem)': { display: 'none' } } },
});

interface ZoneFilterProps {
  /** Where days begin (IANA). */
  zone: string;
  /** What stands for no choice: "Default time zone". */
  anything: string;
  onChange: (zone: string | undefined) => void;
}

/** Chooses the time zone that days begin in, and names it. */
export const ZoneFilter = ({ zone, anything, onChange }: ZoneFilterProps) => (
  <Zone>
    <ComboboxFilter
      label="Time zone"
      anything={anything}
      chosen={zone}
      onChange={onChange}
      search={searchTimeZones}
      knownOptions={[{ value: zone, label: writeZone(zone) }]}
    />
  </Zone>
);
