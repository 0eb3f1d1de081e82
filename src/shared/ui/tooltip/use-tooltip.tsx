import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from '@/shared/theme';
import { positionTooltip } from './position-tooltip';

const Bubble = styled('span', {
  base: {
    position: 'fixed',
    inset: 'auto',
    maxW: '64',
    px: '2',
    py: '1',
    borderRadius: 'md',
    bg: 'text',
    color: 'surface.panel',
    textStyle: 'caption',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'normal',
    boxShadow: 'md',
    pointerEvents: 'auto',
    '&:popover-open': { animation: 'fadeIn', animationDuration: 'fast' },
  },
});

/** Milliseconds of hover before it opens; long enough for crossing a row of buttons without opening any. */
const hoverDelay = 300;
/** Long enough to move the pointer onto the text (WCAG 2.2, 1.4.13). */
const leaveDelay = 120;

interface TooltipOptions {
  /** Undefined for no tooltip. */
  text: string | undefined;
  /** The text complements the trigger's accessible name instead of repeating it. */
  describes?: boolean;
  side?: 'top' | 'end';
}

/**
 * Tooltip that appears on hover or focus and closes with Escape. Uses the native popover in the top layer, which needs
 * no portal and keeps a positioning library out of the entry chunk.
 */
export function useTooltip({ text, describes = false, side = 'top' }: TooltipOptions) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const show = (trigger: Element) => {
    clearTimeout(timer.current);
    const element = bubble.current;
    if (!element?.isConnected || !trigger.isConnected) return;
    element.showPopover();
    positionTooltip(element, trigger, side);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (bubble.current?.isConnected) bubble.current.hidePopover();
  };

  const triggerProps = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(() => show(currentTarget), hoverDelay);
    },
    onPointerLeave: () => later(hide, leaveDelay),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
    ...(describes && text ? { 'aria-describedby': id } : {}),
  };

  const tooltip: ReactNode = text && (
    <Bubble
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      aria-hidden={describes ? undefined : true}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => later(hide, leaveDelay)}
    >
      {text}
    </Bubble>
  );

  return { triggerProps, tooltip };
}
