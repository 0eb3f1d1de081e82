import { createContext, use } from 'react';
import type { FormatSettings } from '@/shared/api';
import { DurationRuler } from '@/shared/ui/duration-ruler';

/** The length of all rulers, in seconds. A context, because column definitions are created once. */
export const RulerEnd = createContext(60);

interface FormatRulerProps {
  format: Pick<FormatSettings, 'min_duration' | 'max_duration' | 'skip_offset'>;
}

export const FormatRuler = ({ format: { min_duration, max_duration, skip_offset } }: FormatRulerProps) => (
  <DurationRuler from={min_duration ?? 0} to={max_duration} skip={skip_offset} end={use(RulerEnd)} />
);
