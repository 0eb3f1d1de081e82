import { canBill } from '@preroll/rules/campaign/event-price';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { campaignLabels } from '@/entities/campaign';
import type { Format } from '@/entities/dictionary';
import { GroupField } from '@/entities/group';
import { OwnerField } from '@/entities/user';
import { formatNumber } from '@/shared/lib/format';
import { Disclosure, Disclosures } from '@/shared/ui/disclosure';
import { SelectField, TextField } from '@/shared/ui/field';
import { NumberField } from '@/shared/ui/number-field';
import { RadioCards } from '@/shared/ui/radio-cards';
import { UrlField } from '@/shared/ui/url-field';
import { formatHelp } from '../model/format-help';
import type { NamedFormat } from '../model/named-formats';
import { useRefusedFields } from '../model/use-refused-fields';
import { Fields } from './fields';

const payModels = [
  { value: 'cpm', label: 'CPM', description: 'Per thousand impressions' },
  { value: 'cpc', label: 'CPC', description: 'Per click' },
  { value: 'cpv', label: 'CPV', description: 'Per completed view' },
] as const;

export interface BasicsFieldsProps extends MoreFieldsProps {
  sold: readonly Format[];
  /** Formats that can be chosen: those on sale, and the campaign's own. */
  formats: readonly NamedFormat[];
  currency: string | undefined;
}

/** Name, link, format and price. Group, folder and URL parameters are folded. */
export function BasicsFields({ sold, formats, currency, hasOwnerField = false, ...more }: BasicsFieldsProps) {
  const formatId: unknown = useWatch({ name: 'format_id' });
  const format = sold.find(({ id }) => id === formatId);
  const floor = format?.priceFloors[currency ?? ''];
  return (
    <>
      {hasOwnerField && <OwnerField />}
      <TextField name="name" label={campaignLabels.name} required />
      <UrlField name="advert_link" label={campaignLabels.advert_link} help="Default link of its adverts" required />
      <SelectField
        name="format_id"
        label={campaignLabels.format_id}
        required
        placeholder="Choose a format"
        options={formats.map(({ id, name }) => ({ value: id, label: name }))}
        {...(format && { help: formatHelp(format) })}
      />
      <RadioCards
        name="pay_model"
        label={campaignLabels.pay_model}
        required
        options={payModels.map((model) => ({
          ...model,
          ...(format && !canBill(model.value, format.kind) && { disabledReason: 'This format has no end to view' }),
        }))}
      />
      <NumberField
        name="bid"
        label={campaignLabels.bid}
        required
        min={0}
        {...(currency && { unit: currency })}
        {...(format && floor !== undefined && { help: `At least ${formatNumber(floor)} for ${format.name}` })}
      />
      <MoreFields hasOwnerField={hasOwnerField} {...more} />
    </>
  );
}

const folded = ['group_id', 'folder_id', 'url_marks'] as const;

interface MoreFieldsProps {
  /** Whether the user chooses the owner, as managers and admins do. */
  hasOwnerField?: boolean;
  /** The owner if it can't be chosen; undefined for the user's own campaign. */
  ownerId?: number;
  /** The folder field, for users with folders. */
  folder: ReactNode;
}

/** Optional settings. */
function MoreFields({ hasOwnerField = false, ownerId, folder }: MoreFieldsProps) {
  const values: readonly unknown[] = useWatch({ name: folded });
  const chosen: unknown = useWatch({ name: 'owner_id' });
  const [isOpen, setIsOpen] = useState(false);
  const isRefused = useRefusedFields().some((path) => folded.some((field) => field === path));
  const owner = hasOwnerField && typeof chosen === 'number' ? chosen : ownerId;
  const isKnown = !hasOwnerField || owner !== undefined;
  const set = folded.filter((_, index) => values[index]).map((field) => campaignLabels[field]);
  return (
    <Disclosures>
      <Disclosure
        label="More"
        summary={set.length > 0 ? set.join(', ') : 'Group, folder, URL parameters'}
        isRefused={isRefused}
        isOpen={isOpen || isRefused}
        onToggle={setIsOpen}
      >
        <Fields pt="2">
          <GroupField ownerId={owner} disabledReason={isKnown ? undefined : 'Choose the advertiser first'} />
          {folder}
          <TextField
            name="url_marks"
            label={campaignLabels.url_marks}
            help="Default for new adverts, for example utm_source=preroll&utm_medium=video"
          />
        </Fields>
      </Disclosure>
    </Disclosures>
  );
}
