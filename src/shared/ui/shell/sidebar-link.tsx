import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { chainHandlers, useTooltip } from '@/shared/ui/tooltip';

const StyledAnchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: '9',
    px: '2.5',
    mb: '0.5',
    borderRadius: 'md',
    color: 'text.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    '& svg': { boxSize: '4.5', flexShrink: 0 },
    _hover: { bg: 'surface.hover', color: 'text' },
    '&[aria-current=page]': { bg: 'surface.selected', color: 'accent.text' },
  },
});

interface SidebarAnchorProps extends ComponentProps<'a'> {
  icon: ReactNode;
  label: string;
}

function SidebarAnchor({ icon, label, children: _, ...props }: SidebarAnchorProps) {
  const { triggerProps, tooltip } = useTooltip({ text: label, side: 'end' });
  return (
    <>
      <StyledAnchor {...chainHandlers(props, triggerProps)}>
        {icon}
        <span data-part="word">{label}</span>
      </StyledAnchor>
      {tooltip}
    </>
  );
}

/** A section of the cabinet; the router marks the current one with `aria-current`. */
export const SidebarLink = createLink(SidebarAnchor);
