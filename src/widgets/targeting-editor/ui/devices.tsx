import { deviceLabels, targetingLabels } from '@/entities/targeting';
import { CheckboxListField } from '@/shared/ui/checkbox';

const devices = Object.entries(deviceLabels).map(([value, label]) => ({ value, label }));

export const Devices = () => (
  <CheckboxListField
    name="ads.devices"
    label={targetingLabels.devices}
    help="Choose none to target all"
    options={devices}
  />
);
