import { summarizeNames } from '@preroll/rules/text/summarize-names';
import { X } from 'lucide-react';
import { capitalize } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { IconButton } from '@/shared/ui/icon-button';

interface HiddenFieldsProps {
  /** Requested fields that the user's role may not see. */
  names: readonly string[];
  onDismiss: () => void;
}

/** Names the fields of a shared report that the user may not see, so that the rest isn't taken for the whole report. */
export function HiddenFields({ names, onDismiss }: HiddenFieldsProps) {
  const list = summarizeNames(names, { max: 5, lastSeparator: ' and ' });
  return (
    <Banner tone="info" action={<IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />}>
      {capitalize(`${list} ${names.length === 1 ? "isn't" : "aren't"} available to you.`)}
    </Banner>
  );
}
