import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '@/shared/ui/loading-indicator';
import { chainHandlers, useTooltip } from '@/shared/ui/tooltip';
import { buttonRecipe } from './button-recipe';

const StyledButton = chakra('button', buttonRecipe);

export interface ButtonLook {
  /** `solid` for the one main action of a view, `outline` for the others, `ghost` in rows and bars. */
  variant?: 'solid' | 'outline' | 'ghost' | 'danger';
  size?: 'sm' | 'md';
  /** Stands before the words. */
  icon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** The action is under way: a spinner takes the icon's place, presses are ignored. */
  loading?: boolean;
  /** Why it can't be pressed now. The button keeps the focus and tells the reason. */
  disabledReason?: string | undefined;
}

/** An action. What leads somewhere is a `ButtonLink`. */
export function Button({ loading = false, disabledReason, icon, children, onClick, ...props }: ButtonProps) {
  const { triggerProps, tooltip } = useTooltip({ text: disabledReason, describes: true });
  const inert = loading || disabledReason !== undefined;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) {
      // neither submits the form nor reaches what lies around
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
        {children}
      </StyledButton>
      {tooltip}
    </>
  );
}
