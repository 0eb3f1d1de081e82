import { defineRecipe } from '@chakra-ui/react/styled-system';
import { choiceRecipe } from '@/shared/ui/field';

export const checkboxRecipe = defineRecipe({
  base: {
    ...choiceRecipe.base,
    // prevents shrinking beside a long label
    flexShrink: 0,
    borderRadius: 'sm',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _before: { boxSize: '2' },
    '&:checked::before': { clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 84% 6%, 38% 66%)' },
    '&:indeterminate::before': { clipPath: 'inset(38% 0)' },
    '&[aria-invalid=true]:not(:disabled)': { borderColor: 'tone.error.text' },
    '&:hover:not(:checked, :indeterminate, :disabled)': { borderColor: 'text.subtle' },
  },
});
