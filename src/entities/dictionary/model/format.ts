import type { Format as FormatDto, FormatKind } from '@/shared/api';

/** Where and how an advert is shown. */
export interface Format {
  id: number;
  name: string;
  kind: FormatKind;
  /** The minimum bid by currency code. */
  priceFloors: Readonly<Record<string, number>>;
  /** In seconds; null for no limit. */
  minDuration: number | null;
  maxDuration: number | null;
  /** Seconds after which viewers may skip; null for never. */
  skipOffset: number | null;
}

export const toFormat = (dto: FormatDto): Format => ({
  id: dto.id,
  name: dto.name,
  kind: dto.kind,
  priceFloors: dto.price_floors,
  minDuration: dto.min_duration,
  maxDuration: dto.max_duration,
  skipOffset: dto.skip_offset,
});
