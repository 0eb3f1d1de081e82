import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '@/shared/ui/loading-indicator';
import { chainHandlers, useTooltip } from '@/shared/ui/tooltip';
import { buttonRecipe } from './button-recipe';
import { inElement } from './in-element';

const StyledButton = chakra('button', buttonRecipe);

export interface ButtonAppearance {
  /**
   * `solid` for the primary action of a view, `outline` for others, `ghost` in rows and bars, `chip` for filters, whose
   * value is bold, `link` within a sentence.
   */
  variant?: 'solid' | 'outline' | 'ghost' | 'chip' | 'link' | 'danger';
  /** `sm` in bars and rows, `lg` beside inputs and on the public pages, `inline` in a sentence. */
  size?: 'sm' | 'md' | 'lg' | 'inline';
  icon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonAppearance {
  /** The action is running: a spinner replaces the icon and presses are ignored. */
  loading?: boolean;
  /** Disables the button and explains why. It stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined;
}

/** A button that performs an action. For navigation, use a `ButtonLink`. */
export function Button({ loading = false, disabledReason, icon, children, onClick, ...props }: ButtonProps) {
  const { triggerProps, tooltip } = useTooltip({ text: disabledReason, describes: true });
  const inert = loading || disabledReason !== undefined;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) {
      // a disabled button neither submits a form nor triggers handlers of surrounding elements
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <>
      <StyledButton
        type="button"
        aria-disabled={inert || undefined}
        aria-busy={loading || undefined}
        {...chainHandlers(props, triggerProps)}
        onClick={press}
      >
        {loading ? <Spinner /> : icon}
        {inElement(children)}
      </StyledButton>
      {tooltip}
    </>
  );
}
