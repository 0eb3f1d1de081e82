import { ChartLine, Globe, type LucideIcon, Megaphone, Settings, SlidersHorizontal, Users, Wallet } from 'lucide-react';
import type { Section } from '@/entities/session';

export const sectionIcons: Record<Section, LucideIcon> = {
  users: Users,
  campaigns: Megaphone,
  sites: Globe,
  finances: Wallet,
  analytics: ChartLine,
  'settings-global': SlidersHorizontal,
  settings: Settings,
};
