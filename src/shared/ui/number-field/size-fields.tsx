import { FieldPair } from '@/shared/ui/field';
import { NumberField } from './number-field';

/** As the contract bounds the sides of frames and screens. */
const side = { unit: 'px', unitName: 'pixels', integer: true, min: 1, max: 7680 };

/** The width and the height of a frame or a screen, in the fields `width` and `height` of the form. */
export const SizeFields = ({ required = false }: { required?: boolean }) => (
  <FieldPair>
    <NumberField name="width" label="Width" required={required} {...side} />
    <NumberField name="height" label="Height" required={required} {...side} />
  </FieldPair>
);
