import { ArrowLeftRight, LogOut, Monitor, Moon, Plus, Sun } from 'lucide-react';
import { type Cabinet, cabinets, hasSection, sectionLabels } from '@/entities/session';
import { type ColorMode, chooseColorMode } from '@/shared/ui/color-mode';
import type { CommandGroup } from '@/shared/ui/command-palette';
import { sectionIcons } from './section-icons';
import type { Go } from './use-go';
import { useLeave } from './use-leave';
import { useOtherCabinets } from './use-other-cabinets';

const themes = [
  { mode: 'system', label: 'As the system', Icon: Monitor },
  { mode: 'light', label: 'Light', Icon: Sun },
  { mode: 'dark', label: 'Dark', Icon: Moon },
] as const satisfies readonly { mode: ColorMode; label: string; Icon: unknown }[];

/** What the user may do from anywhere in the cabinet. */
export function useCommands(cabinet: Cabinet, go: Go): readonly CommandGroup[] {
  const others = useOtherCabinets(cabinet);
  const leave = useLeave();

  const sections = cabinets[cabinet].sections.map((section) => {
    const Icon = sectionIcons[section];
    return {
      id: section,
      label: sectionLabels[section],
      icon: <Icon aria-hidden />,
      onSelect: () => go({ to: `/$cabinet/${section}`, params: { cabinet } }),
    };
  });

  const newCampaign = {
    id: 'new campaign',
    label: 'New campaign',
    keywords: ['create'],
    icon: <Plus aria-hidden />,
    onSelect: () => go({ to: '/$cabinet/campaigns/new-campaign', params: { cabinet } }),
  };

  return [
    { label: 'Go to', commands: sections },
    { label: 'Create', commands: hasSection(cabinet, 'campaigns') ? [newCampaign] : [] },
    {
      label: 'Cabinets',
      commands: others.map((other) => ({
        id: `cabinet ${other}`,
        label: cabinets[other].label,
        keywords: ['cabinet', 'switch'],
        icon: <ArrowLeftRight aria-hidden />,
        onSelect: () => go({ to: `/$cabinet/${cabinets[other].defaultSection}`, params: { cabinet: other } }),
      })),
    },
    {
      label: 'Colour theme',
      commands: themes.map(({ mode, label, Icon }) => ({
        id: `theme ${mode}`,
        label,
        keywords: ['colour theme', 'appearance'],
        icon: <Icon aria-hidden />,
        onSelect: () => chooseColorMode(mode),
      })),
    },
    {
      label: 'Account',
      commands: [{ id: 'sign out', label: 'Sign out', icon: <LogOut aria-hidden />, onSelect: () => void leave() }],
    },
  ];
}
