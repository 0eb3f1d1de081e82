import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/shared/ui/icon-button';

const Panel = chakra('div', {
  base: {
    maxW: 'dialog',
    bg: 'surface.raised',
    borderRadius: 'lg',
    boxShadow: 'lg',
    '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', ps: '5', pe: '3', pt: '3' },
    '& > header > b': { textStyle: 'sectionTitle' },
    '& > div': { px: '5', py: '3' },
    '& > footer': {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      px: '5',
      py: '3',
      borderTopWidth: 'hairline',
    },
  },
});

interface DialogPictureProps {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** Shows what an open dialog looks like on a docs page, which a real dialog would cover. */
export const DialogPicture = ({ title, children, footer }: DialogPictureProps) => (
  <Panel>
    <header>
      <b>{title}</b>
      <IconButton label="Close" icon={<X />} />
    </header>
    <div>{children}</div>
    {footer && <footer>{footer}</footer>}
  </Panel>
);
