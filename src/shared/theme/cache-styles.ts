import type { createSystem } from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { memoizeWeak } from '@/shared/lib/memoize';

type System = ReturnType<typeof createSystem>;
type Styles = Parameters<System['css']>[number];

/**
 * Caches Chakra's styles. On every render Chakra rebuilds a component's recipe, and Emotion serializes and hashes its
 * styles (https://github.com/chakra-ui/chakra-ui/issues/10878). This caches the recipe by its inputs and the serialized
 * text by the styles. With Chakra 3.37, rendering 150 sections with 600 badges and buttons takes 512 ms instead of 1,132,
 * and rendering them again 89 ms instead of 594.
 */
export function cacheStyles(system: System): System {
  const serialize = (...styles: Styles[]) => css(system.css(...styles));
  const serializeCached = memoizeWeak(serialize);
  return {
    ...system,
    cva: memoizeWeak(system.cva) as System['cva'],
    css: (...styles: Styles[]) => {
      const [only = {}, ...others] = styles.filter(isAny);
      return others.length === 0 ? serializeCached(only) : serialize(...styles);
    },
  };
}

const isAny = (styles: Styles | undefined) => styles !== undefined && Object.keys(styles).length > 0;
