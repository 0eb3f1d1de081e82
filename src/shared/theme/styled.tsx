import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { css, cx } from '@emotion/css';
import { type ComponentProps, createElement, type JSX } from 'react';
import { memoizeWeak } from '@/shared/lib/memoize';
import { system } from './system';

const classOf = memoizeWeak((base: SystemStyleObject) => css(system.css(base)));

/**
 * Creates a component with constant styles: its class is generated on first render and reused for every element.
 * Components with variants or style props need `chakra`, which resolves the styles of each element.
 *
 * @param look.base styles that use the theme's tokens
 */
export function styled<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, look: { base: SystemStyleObject }) {
  return function Styled({ className, ...props }: ComponentProps<Tag>) {
    return createElement(tag, { ...props, className: cx(classOf(look.base), className) });
  };
}
