import type { createSystem } from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { remembered } from '@/shared/lib/remembered';

type System = ReturnType<typeof createSystem>;
type Styles = Parameters<System['css']>[number];

/**
 * Each time that a component renders, Chakra makes its recipe anew, and Emotion writes its styles out as text and hashes
 * that. This remembers both: the recipe by what it is made from, the text by the styles that the recipe gives.
 */
export function rememberStyles(system: System): System {
  const write = (...styles: Styles[]) => css(system.css(...styles));
  const writeOnce = remembered(write);
  return {
    ...system,
    cva: remembered(system.cva) as System['cva'],
    css: (...styles: Styles[]) => {
      const [only = {}, ...others] = styles.filter(isAny);
      return others.length === 0 ? writeOnce(only) : write(...styles);
    },
  };
}

const isAny = (styles: Styles | undefined) => styles !== undefined && Object.keys(styles).length > 0;
