import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '@/shared/theme';
import { styled } from '@/shared/theme';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    // keeps it clear of the top bar when it receives the focus
    scrollMarginTop: 'calc({sizes.topbar} + {spacing.4})',
    '& > svg': { boxSize: '4', flexShrink: 0, alignSelf: 'start', mt: '0.5' },
  },
  variants: {
    tone: {
      info: { bg: 'tone.info.subtle', color: 'tone.info.text' },
      success: { bg: 'tone.success.subtle', color: 'tone.success.text' },
      warning: { bg: 'tone.warning.subtle', color: 'tone.warning.text' },
      error: { bg: 'tone.error.subtle', color: 'tone.error.text' },
    },
  },
});

const Text = styled('div', { base: { flex: '1 1 12rem', minW: '0' } });
const Title = styled('p', { base: { fontWeight: 'semibold' } });
const Body = styled('div', { base: { color: 'text' } });

interface BannerProps {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces the banner. Set to false inside a container that is a live region already. */
  announced?: boolean;
  /** Moves the focus to the banner, for instance when it replaces the form that had it. */
  takesFocus?: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * A message about the whole page or form that stays until its cause is resolved. For temporary messages, use a toast.
 */
export function Banner({ tone, title, children, action, announced = true, takesFocus = false }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Root
      tone={tone}
      {...(announced && { role: tone === 'error' ? 'alert' : 'status' })}
      {...(takesFocus && { ref: focus, tabIndex: -1 })}
    >
      <Icon aria-hidden />
      <Text>
        {title && <Title>{title}</Title>}
        {children && <Body>{children}</Body>}
      </Text>
      {action}
    </Root>
  );
}
