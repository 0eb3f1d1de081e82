import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { Drawer } from '@/shared/ui/drawer';
import { Logo } from '@/shared/ui/logo';

const Foot = styled('div', { base: { mt: '2', pt: '2', borderTopWidth: 'hairline' } });

interface SidebarDrawerProps {
  onClose: () => void;
  /** Shown at the bottom of the drawer. */
  notifications: ReactNode;
  children: ReactNode;
}

/** Navigation in a drawer for narrow screens. Closes when a section is chosen. */
export const SidebarDrawer = ({ onClose, notifications, children }: SidebarDrawerProps) => (
  <Drawer label="Menu" head={<Logo />} size="menu" onClosed={onClose}>
    <nav aria-label="Sections">{children}</nav>
    <Foot>{notifications}</Foot>
  </Drawer>
);
