import { Check } from 'lucide-react';

/** Marks the selected options of a menu; invisible for the others, so that labels stay aligned. */
export const CheckMark = ({ shown }: { shown: boolean }) => (
  <Check aria-hidden style={shown ? undefined : { opacity: 0 }} />
);
