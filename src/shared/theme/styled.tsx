import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { css, cx } from '@emotion/css';
import { type ComponentProps, createElement, type JSX } from 'react';
import { memoizeWeak } from '@/shared/lib/memoize';
import { system } from './system';

const classOf = memoizeWeak((base: SystemStyleObject) => css(system.css(base)));

/**
 * Makes an element whose look never changes: its class is made from the theme when the first one is rendered, and the
 * others only name it. For variants and style props there is `chakra`, which resolves the styles of every element.
 *
 * @param look.base styles by the tokens of the theme
 */
export function styled<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, look: { base: SystemStyleObject }) {
  return function Styled({ className, ...props }: ComponentProps<Tag>) {
    return createElement(tag, { ...props, className: cx(classOf(look.base), className) });
  };
}
