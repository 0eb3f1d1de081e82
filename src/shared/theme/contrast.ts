import { toLinear } from './linear-rgb';

/** Relative luminance of an opaque `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb`, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Blends one `#rrggbb` over another with an opacity of 0 to 1. */
export function blend(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((from) => {
    const [top, ground] = [over, under].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(top * opacity + ground * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
