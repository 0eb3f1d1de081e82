import { type Advert, creativeFacts, type Registration, registrationState } from '@/entities/advert';

/** Describes the video and its registration in one line: `0:15, 1920 × 1080, 17.5 MB. ERID 2VtzqwH1jKp, Verified`. */
export function describeAdvert({ creative }: Pick<Advert, 'creative'>, registration: Registration | null): string {
  const entry = registration && [
    registration.erid ? `ERID ${registration.erid}` : 'No ERID',
    registration.brand,
    registrationState(registration),
  ];
  return [creativeFacts(creative), entry?.filter(Boolean).join(', ')].filter(Boolean).join('. ');
}
