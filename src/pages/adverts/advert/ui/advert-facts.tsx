import { formatBytes } from '@preroll/rules/text/format-bytes';
import { type Advert, type Registration, registrationState } from '@/entities/advert';
import { formatDateTime } from '@/shared/lib/dates';
import { formatDuration } from '@/shared/lib/format';
import { DescriptionList } from '@/shared/ui/description-list';
import { Section } from '@/shared/ui/section';

const unknown = '–';

interface AdvertFactsProps {
  advert: Advert;
  registration: Registration | null;
}

/** The video's measurements and the advert's register entry. */
export function AdvertFacts({ advert, registration }: AdvertFactsProps) {
  const { duration, width, height, size } = advert.creative;
  return (
    <Section title="Details">
      <DescriptionList
        items={[
          { term: 'Duration', value: duration === null ? unknown : formatDuration(duration) },
          { term: 'Dimensions', value: width === null || height === null ? unknown : `${width} × ${height}` },
          { term: 'Size', value: size === null ? unknown : formatBytes(size) },
          { term: 'ERID', value: registration?.erid ?? 'Not registered' },
          ...(registration
            ? [
                { term: 'Brand', value: registration.brand || unknown },
                { term: 'Register', value: registrationState(registration) },
              ]
            : []),
          { term: 'Updated', value: formatDateTime(advert.updatedAt) },
        ]}
      />
    </Section>
  );
}
