import { nameSome } from '@preroll/rules/text/name-some';
import { X } from 'lucide-react';
import { capitalize } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { IconButton } from '@/shared/ui/icon-button';

interface HiddenFieldsProps {
  /** What the report asks for and the reader's role doesn't see. */
  names: readonly string[];
  onDismiss: () => void;
}

/** Says what of a shared report is left out, so that nobody takes what is shown for what was sent. */
export function HiddenFields({ names, onDismiss }: HiddenFieldsProps) {
  const list = nameSome(names, { most: 5, beforeLast: ' and ' });
  return (
    <Banner tone="info" action={<IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />}>
      {capitalize(`${list} ${names.length === 1 ? "isn't" : "aren't"} available to you.`)}
    </Banner>
  );
}
