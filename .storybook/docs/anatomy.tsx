import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Ground } from './both-themes';

/** Scrolls tall stories. The padding at the start is for the numbers. */
const Scroll = chakra('div', { base: { ps: '5', maxH: '96', overflow: 'auto' } });

const Frame = chakra('div', { base: { position: 'relative' } });

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    boxSize: '5',
    borderRadius: 'full',
    transform: 'translateX(-110%)',
    textStyle: 'overline',
    bg: 'money.text',
    color: 'surface.panel',
    pointerEvents: 'none',
  },
});

const Parts = chakra('ol', { base: { '& > li': { listStyle: 'decimal' } } });

interface AnatomyProps {
  /** A description of each part, by its selector within the story. */
  parts: Record<string, string>;
  children: ReactNode;
}

/** Shows a story with a number next to each part, and a legend below. */
export function Anatomy({ parts, children }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly ({ left: number; top: number } | undefined)[]>([]);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const origin = current.getBoundingClientRect();
      setPlaces(
        Object.keys(parts).map((selector) => {
          const box = current.querySelector(selector)?.getBoundingClientRect();
          return box && { left: box.left - origin.left, top: box.top - origin.top };
        }),
      );
    };
    // the story renders later than this page
    const arrivals = new MutationObserver(measure);
    arrivals.observe(current, { childList: true, subtree: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => {
      arrivals.disconnect();
      sizes.disconnect();
    };
  }, [parts]);

  return (
    <>
      <Scroll>
        <Frame>
          <Ground ref={frame}>{children}</Ground>
          {places.map(
            (place, index) =>
              place && (
                <Mark key={Object.keys(parts)[index]} style={place} aria-hidden>
                  {index + 1}
                </Mark>
              ),
          )}
        </Frame>
      </Scroll>
      <Parts>
        {Object.entries(parts).map(([selector, text]) => (
          <li key={selector}>{text}</li>
        ))}
      </Parts>
    </>
  );
}
