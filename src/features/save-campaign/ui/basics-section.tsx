import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { campaignLabels } from '@/entities/campaign';
import type { Format } from '@/entities/dictionary';
import { formatNumber } from '@/shared/lib/format';
import { SelectField, TextField } from '@/shared/ui/field';
import { NumberField } from '@/shared/ui/number-field';
import { RadioCards } from '@/shared/ui/radio-cards';
import { Section } from '@/shared/ui/section';
import { UrlField } from '@/shared/ui/url-field';
import { formatHelp } from '../model/format-help';
import type { NamedFormat } from '../model/named-formats';

const payModels = [
  { value: 'cpm', label: 'CPM', description: 'Per thousand impressions' },
  { value: 'cpc', label: 'CPC', description: 'Per click' },
  { value: 'cpv', label: 'CPV', description: 'Per completed view' },
];

interface BasicsSectionProps {
  /** Formats on sale. */
  sold: readonly Format[];
  /** Formats that can be chosen. */
  formats: readonly NamedFormat[];
  currency: string | undefined;
  /** Fields for the owner, the group and the folder. */
  keeping: ReactNode;
}

/** Name, link, format, price and URL parameters. */
export function BasicsSection({ sold, formats, currency, keeping }: BasicsSectionProps) {
  const formatId: unknown = useWatch({ name: 'format_id' });
  const format = sold.find(({ id }) => id === formatId);
  const floor = format?.priceFloors[currency ?? ''];
  return (
    <Section title="Basics">
      <TextField name="name" label={campaignLabels.name} required />
      <UrlField name="advert_link" label={campaignLabels.advert_link} help="Default link of its adverts" required />
      {keeping}
      <SelectField
        name="format_id"
        label={campaignLabels.format_id}
        required
        placeholder="Choose a format"
        options={formats.map(({ id, name }) => ({ value: id, label: name }))}
        {...(format && { help: formatHelp(format) })}
      />
      <RadioCards name="pay_model" label={campaignLabels.pay_model} required options={payModels} />
      <NumberField
        name="bid"
        label={campaignLabels.bid}
        required
        min={0}
        {...(currency && { unit: currency })}
        {...(format && floor !== undefined && { help: `At least ${formatNumber(floor)} for ${format.name}` })}
      />
      <TextField
        name="url_marks"
        label={campaignLabels.url_marks}
        help="Default for new adverts, for example utm_source=preroll&utm_medium=video"
      />
    </Section>
  );
}
