import { reducedMotion } from '../../src/shared/theme/global-css';

const QUERY = '(prefers-reduced-motion: reduce)';
const hyphened = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const declarations = Object.entries(reducedMotion).map(([property, value]) => `${hyphened(property)}: ${value};`);

const style = document.createElement('style');
style.textContent = `*, *::before, *::after { ${declarations.join(' ')} }`;

const originalMatchMedia = window.matchMedia.bind(window);

/**
 * Applies the theme's styles for reduced motion and overrides the media query for scripts, regardless of the system
 * setting.
 */
export function showMotion(motion: string): void {
  if (motion === 'reduced') {
    document.head.append(style);
    window.matchMedia = (query) => originalMatchMedia(query === QUERY ? 'all' : query);
  } else {
    style.remove();
    window.matchMedia = originalMatchMedia;
  }
}
