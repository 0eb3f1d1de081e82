import { useParams } from '@tanstack/react-router';
import { ArrowLeftRight, LogOut, Plus } from 'lucide-react';
import { type Cabinet, cabinets, createScreensOf, sectionLabels } from '@/entities/session';
import { colorModeOptions, setColorMode } from '@/shared/ui/color-mode';
import type { CommandGroup } from '@/shared/ui/command-palette';
import { sectionIcons } from './section-icons';
import type { Navigate } from './use-navigate-from-search';
import { useOtherCabinets } from './use-other-cabinets';
import { useSignOut } from './use-sign-out';

/** The commands that are available on every screen of the cabinet. */
export function useCommands(cabinet: Cabinet, go: Navigate): readonly CommandGroup[] {
  const others = useOtherCabinets(cabinet);
  const leave = useSignOut();
  const params = useParams({ strict: false });

  const sections = cabinets[cabinet].sections.map((section) => {
    const Icon = sectionIcons[section];
    return {
      id: section,
      label: sectionLabels[section],
      icon: <Icon aria-hidden />,
      onSelect: () => go({ to: `/$cabinet/${section}`, params: { cabinet } }),
    };
  });

  return [
    { label: 'Go to', commands: sections },
    {
      label: 'Create',
      commands: createScreensOf(cabinet, params).map(({ to, label }) => ({
        id: `create ${to}`,
        label,
        keywords: ['create', 'add'],
        icon: <Plus aria-hidden />,
        onSelect: () => go({ to, params: { ...params, cabinet } }),
      })),
    },
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
      commands: colorModeOptions.map(({ value, label, icon }) => ({
        id: `theme ${value}`,
        label,
        keywords: ['colour theme', 'appearance'],
        icon,
        onSelect: () => setColorMode(value),
      })),
    },
    {
      label: 'Account',
      commands: [{ id: 'sign out', label: 'Sign out', icon: <LogOut aria-hidden />, onSelect: () => void leave() }],
    },
  ];
}
