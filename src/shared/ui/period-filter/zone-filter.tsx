import { formatTimeZone } from '@/shared/lib/dates';
import { searchTimeZones } from '@/shared/lib/time-zones';
import { styled } from '@/shared/theme';
import { ComboboxFilter } from '@/shared/ui/data-table';

/** On narrow lists the label is hidden, because the zone's name is clear without it. */
const Zone = styled('span', {
  base: { display: 'contents', '& > button > span': { '@container (max-width: 74rem)': { display: 'none' } } },
});

interface ZoneFilterProps {
  /** Time zone of the days (IANA). */
  zone: string;
  /** Label of the default: "Default time zone". */
  anything: string;
  onChange: (zone: string | undefined) => void;
}

/** Selects the time zone in which days are counted. */
export const ZoneFilter = ({ zone, anything, onChange }: ZoneFilterProps) => (
  <Zone>
    <ComboboxFilter
      label="Time zone"
      anything={anything}
      chosen={zone}
      onChange={onChange}
      search={searchTimeZones}
      knownOptions={[{ value: zone, label: formatTimeZone(zone) }]}
    />
  </Zone>
);
