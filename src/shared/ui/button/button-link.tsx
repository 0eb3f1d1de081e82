import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { ButtonAppearance } from './button';
import { buttonRecipe } from './button-recipe';
import { inElement } from './in-element';

const StyledAnchor = chakra('a', buttonRecipe);

function ButtonAnchor({ icon, children, ...props }: ComponentProps<'a'> & ButtonAppearance) {
  return (
    <StyledAnchor {...props}>
      {icon}
      {inElement(children)}
    </StyledAnchor>
  );
}

/** A link that looks like a button. `to`, `params` and `search` are checked against the routes. */
export const ButtonLink = createLink(ButtonAnchor);
