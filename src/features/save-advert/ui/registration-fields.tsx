import { SelectField, SwitchField, TextareaField, TextField } from '@/shared/ui/field';
import { TagsField } from '@/shared/ui/tags-field';
import { checkKktu, checkPage } from '../model/registration-lists';
import { PayerFields } from './payer-fields';
import { SourceField } from './source-field';

const forms = [
  { value: 'video', label: 'Video' },
  { value: 'live_video', label: 'Live video' },
  { value: 'text_video_block', label: 'Text and video' },
  { value: 'text_graphic_video_block', label: 'Text, picture and video' },
  { value: 'banner_html5', label: 'HTML5 banner' },
];

const payTypes = [
  { value: 'cpm', label: 'Impressions (CPM)' },
  { value: 'cpc', label: 'Clicks (CPC)' },
  { value: 'cpa', label: 'Actions (CPA)' },
  { value: 'other', label: 'Other' },
];

/** Data for the operator and the register (ORD; the names are VK's). */
export const RegistrationFields = () => (
  <>
    <SourceField />
    <TextField name="ord_advert.erid" label="ERID" help="Issued by the operator: 6 to 64 letters and digits" />
    <TagsField
      name="ord_advert.kktus"
      label="KKTU codes"
      help="Product class in the register. One code, or up to 16 with co-branding"
      placeholder="30.10.1"
      check={checkKktu}
      max={16}
      required
    />
    <SwitchField name="ord_advert.co_branding" label="Co-branding" help="Several brands share the advert" />
    <TextareaField
      name="ord_advert.description"
      label="What is advertised"
      help="Required with the code 30.15.1, other goods and services"
    />
    <TextField name="ord_advert.brand" label="Brand" />
    <TagsField
      name="ord_advert.target_urls"
      label="Target pages"
      help="Landing pages of the advert"
      placeholder="https://"
      check={checkPage}
      max={20}
    />
    <SelectField name="ord_advert.form" label="Form" options={forms} required />
    <SelectField name="ord_advert.pay_type" label="Paid by" options={payTypes} required />
    <PayerFields />
    <SwitchField name="ord_advert.native" label="Native" help="Looks like the content around it" />
    <SwitchField name="ord_advert.social" label="Social" help="Public service advertising" />
    <SwitchField
      name="ord_advert.social_quota"
      label="Social quota"
      help="Counts towards the social advertising quota"
    />
  </>
);
