import type { ComponentProps, ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { chainHandlers, useTooltip } from '@/shared/ui/tooltip';
import { sidebarItem } from './shell-styles';

const StyledButton = styled('button', {
  base: { ...sidebarItem, w: 'full', cursor: 'pointer', '&[aria-expanded=true]': { bg: 'surface.track' } },
});

const Count = styled('span', {
  base: {
    ms: 'auto',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    // generated content, because the button's name already contains the count in words
    _before: { content: 'attr(data-count)' },
    // on the corner of the icon if only the icon is shown
    mdToLg: {
      position: 'absolute',
      insetEnd: '0',
      top: '-1',
      px: '1',
      borderRadius: 'full',
      bg: 'accent.solid',
      color: 'text.onSolid',
    },
  },
});

interface SidebarButtonProps extends ComponentProps<'button'> {
  icon: ReactNode;
  label: string;
  /** The number of new items, as shown: "2"; undefined for none. */
  count?: string | undefined;
  /** The count in words, after the label: "2 unread". */
  countLabel?: string | undefined;
}

/** A button at the bottom of the sidebar. */
export function SidebarButton({ icon, label, count, countLabel, ...props }: SidebarButtonProps) {
  const { triggerProps, tooltip } = useTooltip({ text: label, side: 'end' });
  return (
    <>
      <StyledButton
        type="button"
        aria-label={count === undefined ? label : `${label}, ${countLabel}`}
        {...chainHandlers(props, triggerProps)}
      >
        {icon}
        <span data-part="word">{label}</span>
        {count !== undefined && <Count aria-hidden data-count={count} />}
      </StyledButton>
      {tooltip}
    </>
  );
}
