import type { SVGProps } from 'react';

/** A disc with a cut-out triangle: the only filled icon of the states, more visible from a distance than outlines. */
export const Serving = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 16 16" fill="currentColor" fillRule="evenodd" aria-hidden {...props}>
    <path d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM6.25 5.2v5.6a.5.5 0 0 0 .76.43l4.6-2.8a.5.5 0 0 0 0-.86l-4.6-2.8a.5.5 0 0 0-.76.43z" />
  </svg>
);
