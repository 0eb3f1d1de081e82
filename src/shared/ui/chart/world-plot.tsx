import { type KeyboardEvent, useRef, useState } from 'react';
import { moveInGrid } from '@/shared/lib/grid-keys';
import { styled } from '@/shared/theme';
import { HeatMapFooter } from './heat-map-footer';
import { heatStep } from './heat-steps';
import { WORLD, worldOutlines } from './world-outlines';

const Plot = styled('div', { base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', h: 'full' } });

const Picture = styled('svg', {
  base: {
    w: 'full',
    h: 'full',
    // the colours carry the information; the table is the alternative in words
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    '& path': { stroke: 'surface.page', strokeWidth: 'hairline', vectorEffect: 'non-scaling-stroke' },
    '& path[data-step="0"]': { fill: 'heat.0' },
    '& path[data-step="1"]': { fill: 'heat.1' },
    '& path[data-step="2"]': { fill: 'heat.2' },
    '& path[data-step="3"]': { fill: 'heat.3' },
    '& path[data-step="4"]': { fill: 'heat.4' },
    '& path[data-step="5"]': { fill: 'heat.5' },
    '& path[role]': { cursor: 'pointer', '&:hover': { stroke: 'text' } },
    '& path[role]:focus-visible': { outline: 'none', stroke: 'focus', strokeWidth: 'ring' },
  },
});

export interface CountryValue {
  /** ISO 3166-1 alpha-2; any other code appears in the table only. */
  code: string;
  name: string;
  value: number | null;
}

interface WorldPlotProps {
  label: string;
  /** Sorted by value, highest first. */
  countries: readonly CountryValue[];
  most: string;
  cell: (value: number | null) => string;
  onOpen: (country: CountryValue) => void;
}

export default function WorldPlot({ label, countries, most, cell, onOpen }: WorldPlotProps) {
  const picture = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState(0);
  const [pointed, setPointed] = useState<CountryValue | null>(null);

  const outlines = new Map(worldOutlines.map(({ code, path }) => [code, path]));
  const drawn = countries.flatMap((country) => {
    const path = outlines.get(country.code);
    return path !== undefined && (country.value ?? 0) > 0 ? [{ country, path }] : [];
  });
  const withValue = new Set<string | undefined>(drawn.map(({ country }) => country.code));
  // the number of countries may have shrunk with other dates
  const stop = Math.min(active, drawn.length - 1);
  const [highest] = countries;
  const textOf = ({ name, value }: CountryValue) => `${name}: ${cell(value)}`;

  const press = (event: KeyboardEvent) => {
    const country = drawn[stop]?.country;
    if (country && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return onOpen(country);
    }
    const next = moveInGrid(event.key, stop, { count: drawn.length, columns: 1 });
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    picture.current?.querySelectorAll<SVGPathElement>('path[role]')[next]?.focus();
  };

  return (
    <Plot>
      <Picture
        ref={picture}
        viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
        role="group"
        aria-label={label}
        onKeyDown={press}
        onPointerLeave={() => setPointed(null)}
      >
        {worldOutlines.map(({ code, path }) => !withValue.has(code) && <path key={path} d={path} data-step={0} />)}
        {drawn.map(({ country, path }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: an SVG path can't be a button
          <path
            key={country.code}
            d={path}
            data-step={heatStep(country.value, highest?.value ?? 0)}
            role="button"
            tabIndex={index === stop ? 0 : -1}
            aria-label={textOf(country)}
            onClick={() => onOpen(country)}
            onFocus={() => {
              setActive(index);
              setPointed(country);
            }}
            onBlur={() => setPointed(null)}
            onPointerEnter={() => setPointed(country)}
          />
        ))}
      </Picture>
      <HeatMapFooter most={cell(highest?.value ?? null)}>
        {pointed ? textOf(pointed) : highest && `${most} in ${highest.name}`}
      </HeatMapFooter>
    </Plot>
  );
}
