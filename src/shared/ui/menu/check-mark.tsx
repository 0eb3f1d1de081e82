import { Check } from 'lucide-react';

/** Marks the chosen options of a menu; the others keep its place. */
export const CheckMark = ({ shown }: { shown: boolean }) => (
  <Check aria-hidden style={shown ? undefined : { opacity: 0 }} />
);
