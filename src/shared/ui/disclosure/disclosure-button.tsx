import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from '@/shared/theme';
import { inElement } from '@/shared/ui/button';

const Button = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '10',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { bg: 'surface.hover' },
    '& > svg': { boxSize: '4', flexShrink: 0, color: 'text.subtle' },
    '&[aria-expanded=true] > svg:first-of-type': { transform: 'rotate(90deg)' },
  },
});

interface DisclosureButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onToggle'> {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Id of the content while it is in the DOM. */
  controls: string | undefined;
}

/** Button that shows and hides the content below it. Shared by all collapsible components. */
export const DisclosureButton = ({ isOpen, onToggle, controls, children, ...props }: DisclosureButtonProps) => (
  <Button type="button" aria-expanded={isOpen} aria-controls={controls} onClick={() => onToggle(!isOpen)} {...props}>
    <ChevronRight aria-hidden />
    {inElement(children)}
  </Button>
);
