import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { chainHandlers, useTooltip } from '@/shared/ui/tooltip';

const StyledButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: 'md',
    color: 'text.muted',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    '& svg': { boxSize: '4' },
    '&:hover:not([aria-disabled=true]), &[aria-expanded=true]': { bg: 'surface.hover', color: 'text' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'text.muted/60' },
    _print: { display: 'none' },
  },
  variants: {
    size: { sm: { boxSize: '7' }, md: { boxSize: '8' } },
  },
  defaultVariants: { size: 'md' },
});

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'> {
  /** Names the action; accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  /** Disables the button; announced together with the label. */
  disabledReason?: string | undefined;
}

/** A button with an icon only. If there is room for text, use `Button`. */
export function IconButton({ label, icon, disabledReason, onClick, ...props }: IconButtonProps) {
  const text = disabledReason === undefined ? label : `${label}: ${disabledReason}`;
  const { triggerProps, tooltip } = useTooltip({ text });

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabledReason === undefined) return onClick?.(event);
    // a disabled button neither submits a form nor triggers handlers of surrounding elements
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <StyledButton
        type="button"
        aria-label={text}
        aria-disabled={disabledReason === undefined ? undefined : true}
        {...chainHandlers(props, triggerProps)}
        onClick={press}
      >
        {icon}
      </StyledButton>
      {tooltip}
    </>
  );
}
