import { registrationLabels as labels, payTypeLabels, registrationFormLabels } from '@/entities/advert';
import { SelectField, SwitchField, TextareaField, TextField } from '@/shared/ui/field';
import { TagsField } from '@/shared/ui/tags-field';
import { checkKktu, checkPage } from '../model/registration-lists';
import { PayerFields } from './payer-fields';
import { SourceField } from './source-field';

const forms = Object.entries(registrationFormLabels).map(([value, label]) => ({ value, label }));
const payTypes = Object.entries(payTypeLabels).map(([value, label]) => ({ value, label }));

/** Data for the operator and the register (ORD; the field names are those of VK's API). */
export const RegistrationFields = () => (
  <>
    <SourceField />
    <TextField name="ord_advert.erid" label={labels.erid} help="Issued by the operator: 6 to 64 letters and digits" />
    <TagsField
      name="ord_advert.kktus"
      label={labels.kktus}
      help="Product class in the register. One code, or up to 16 with co-branding"
      placeholder="30.10.1"
      check={checkKktu}
      max={16}
      required
    />
    <SwitchField name="ord_advert.co_branding" label={labels.co_branding} help="Several brands share the advert" />
    <TextareaField
      name="ord_advert.description"
      label={labels.description}
      help="Required with the code 30.15.1, other goods and services"
    />
    <TextField name="ord_advert.brand" label={labels.brand} />
    <TagsField
      name="ord_advert.target_urls"
      label={labels.target_urls}
      help="Landing pages of the advert"
      placeholder="https://"
      check={checkPage}
      max={20}
    />
    <SelectField name="ord_advert.form" label={labels.form} options={forms} required />
    <SelectField name="ord_advert.pay_type" label={labels.pay_type} options={payTypes} required />
    <PayerFields />
    <SwitchField name="ord_advert.native" label={labels.native} help="Looks like the content around it" />
    <SwitchField name="ord_advert.social" label={labels.social} help="Public service advertising" />
    <SwitchField
      name="ord_advert.social_quota"
      label={labels.social_quota}
      help="Counts towards the social advertising quota"
    />
  </>
);
