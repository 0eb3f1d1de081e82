import { Globe, type LucideIcon, Megaphone, Settings, SlidersHorizontal } from 'lucide-react';
import type { Section } from '@/entities/session';

export const sectionIcons: Record<Section, LucideIcon> = {
  campaigns: Megaphone,
  sites: Globe,
  'settings-global': SlidersHorizontal,
  settings: Settings,
};
