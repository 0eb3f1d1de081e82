import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { formatRelativeTime } from '@preroll/rules/time/format-relative-time';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { accountToday, accountZone, formatDateTimeIn, formatDay, formatDayAndTime } from '@/shared/lib/dates';
import { styled, type Tone } from '@/shared/theme';

const StyledAnchor = styled('a', {
  base: {
    position: 'relative',
    display: 'block',
    ps: '9',
    pe: '7',
    py: '2.5',
    borderRadius: 'md',
    color: 'text.muted',
    overflowWrap: 'anywhere',
    _hover: { bg: 'surface.hover' },
    '& > [data-part=text]': { lineClamp: 4 },
    '& > svg': { position: 'absolute', insetStart: '2', top: '3', boxSize: '4.5', color: 'text.subtle' },
    '&[data-tone=success] > svg': { color: 'tone.success.text' },
    '&[data-tone=warning] > svg': { color: 'tone.warning.text' },
    '&[data-tone=error] > svg': { color: 'tone.error.text' },
    '& time': { textStyle: 'caption', color: 'text.subtle', fontVariantNumeric: 'tabular-nums' },
    '&[data-unread]': {
      color: 'text',
      fontWeight: 'medium',
      '& time': { fontWeight: 'normal' },
      _before: {
        content: '""',
        position: 'absolute',
        insetEnd: '2',
        top: '4',
        boxSize: '2',
        borderRadius: 'full',
        bg: 'accent.solid',
        '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** `5 minutes ago` for today, otherwise the time alone, because the list shows the day. */
function formatMoment(at: Date, zone: string, now: Date): string {
  const { day, time } = formatDayAndTime(at, zone);
  return day === formatDay(accountToday(now)) ? formatRelativeTime(at, now) : time;
}

interface NoticeAnchorProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** A sentence without a full stop. */
  text: string;
  /** Icon of the kind of event, which the text states as well. */
  icon: ReactNode;
  /** Colour of the icon; neutral by default. */
  tone?: Tone | undefined;
  at: Date;
  unread: boolean;
}

function NoticeAnchor({ text, icon, tone, at, unread, ...props }: NoticeAnchorProps) {
  const zone = accountZone();
  return (
    <StyledAnchor data-unread={unread || undefined} data-tone={tone} {...props}>
      {icon}
      {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
      <span data-part="text">{text}</span>
      <VisuallyHidden>, </VisuallyHidden>
      <time dateTime={at.toISOString()} title={formatDateTimeIn(at, zone)}>
        {formatMoment(at, zone, new Date())}
      </time>
    </StyledAnchor>
  );
}

/** An event as a link to its record. Unread ones have a dot and bold text. */
export const Notice = createLink(NoticeAnchor);
