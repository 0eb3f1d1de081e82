import { Code } from 'lucide-react';
import { lazy, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import type { TagDialogProps } from './tag-dialog';

const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog')).TagDialog }));

type TagButtonProps = Omit<TagDialogProps, 'onClose'>;

/** Opens the codes of a placement, or of one of a site's placements, without leaving the list. */
export function TagButton(props: TagButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton label={`Tag code of ${props.name}`} icon={<Code aria-hidden />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <LazyBoundary onLoadError={close}>
          <TagDialog {...props} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
