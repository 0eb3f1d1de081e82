import { FieldPair } from '@/shared/ui/field';
import { NumberField } from './number-field';

/** The contract's limits for frames and screens. */
const side = { unit: 'px', unitName: 'pixels', integer: true, min: 1, max: 7680 };

/** The width and height of a frame or a screen, in the form fields `width` and `height`. */
export const SizeFields = ({ required = false }: { required?: boolean }) => (
  <FieldPair>
    <NumberField name="width" label="Width" required={required} {...side} />
    <NumberField name="height" label="Height" required={required} {...side} />
  </FieldPair>
);
