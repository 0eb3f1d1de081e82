import { writeZone } from '@/shared/lib/dates';
import { searchTimeZones } from '@/shared/lib/time-zones';
import { ComboboxFilter } from '@/shared/ui/data-table';

interface ZoneFilterProps {
  /** Where days begin (IANA). */
  zone: string;
  /** What stands for no choice: "Default time zone". */
  anything: string;
  onChange: (zone: string | undefined) => void;
}

/** Chooses the time zone that days begin in, and names it. */
export const ZoneFilter = ({ zone, anything, onChange }: ZoneFilterProps) => (
  <ComboboxFilter
    label="Time zone"
    anything={anything}
    chosen={zone}
    onChange={onChange}
    search={searchTimeZones}
    knownOptions={[{ value: zone, label: writeZone(zone) }]}
  />
);
