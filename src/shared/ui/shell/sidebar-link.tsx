import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { chainHandlers, useTooltip } from '@/shared/ui/tooltip';
import { sidebarItem } from './shell-styles';

const StyledAnchor = styled('a', {
  base: {
    ...sidebarItem,
    '&[aria-current=page]': {
      bg: 'surface.panel',
      color: 'text',
      boxShadow: 'inset 0 0 0 {borderWidths.hairline} {colors.border}, {shadows.sm}',
      '& svg': { color: 'accent.text' },
      // a mark at the edge of the window
      _before: {
        content: '""',
        position: 'absolute',
        insetStart: { base: '-2', lg: '-3' },
        insetBlock: '1.5',
        w: '0.1875rem',
        borderEndRadius: 'full',
        bg: 'accent.graph',
      },
      '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight', outlineOffset: 'inside' },
    },
  },
});

const Count = styled('span', {
  base: {
    ms: 'auto',
    px: '1.5',
    lineHeight: '1.125rem',
    borderRadius: 'full',
    bg: 'tone.warning.subtle',
    color: 'tone.warning.text',
    fontSize: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    // on the corner of the icon if only the icon is shown
    mdToLg: { position: 'absolute', insetEnd: '0', top: '-1', px: '1', lineHeight: '1rem' },
  },
});

/** Subdued text beside the label, hidden if only the icon is shown. */
const Note = styled('span', {
  base: {
    ms: 'auto',
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textStyle: 'caption',
    fontWeight: 'normal',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.subtle',
    mdToLg: { display: 'none' },
  },
});

interface SidebarAnchorProps extends ComponentProps<'a'> {
  icon: ReactNode;
  label: string;
  /** The number of items that wait in the section, as shown: "8"; undefined for none. */
  count?: string | undefined;
  /** The count in words: "8 adverts to review". */
  countLabel?: string | undefined;
  /** A figure of the section, such as a balance. */
  note?: string | undefined;
}

function SidebarAnchor({ icon, label, count, countLabel, note, children: _, ...props }: SidebarAnchorProps) {
  const { triggerProps, tooltip } = useTooltip({ text: label, side: 'end' });
  return (
    <>
      <StyledAnchor {...chainHandlers(props, triggerProps)}>
        {icon}
        <span data-part="word">{label}</span>
        {count !== undefined && (
          <Count role="img" aria-label={countLabel}>
            {count}
          </Count>
        )}
        {note !== undefined && <Note>{note}</Note>}
      </StyledAnchor>
      {tooltip}
    </>
  );
}

/** Link to a section of the cabinet; the current one has `aria-current`. */
export const SidebarLink = createLink(SidebarAnchor);
