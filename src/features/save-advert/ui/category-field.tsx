import { mainCategories } from '@preroll/rules/targeting/main-categories';
import { advertLabels } from '@/entities/advert';
import { SelectField } from '@/shared/ui/field';

const options = mainCategories.map(({ code, name }) => ({ value: code, label: name }));

export const CategoryField = () => (
  <SelectField
    name="category"
    label={advertLabels.category}
    help="What the advert is about: sites that block the category don't show it"
    placeholder="None"
    options={options}
  />
);
