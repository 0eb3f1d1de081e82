export { Button, type ButtonLook, type ButtonProps } from './button';
export { ButtonLink } from './button-link';
export { inElement } from './in-element';
export { onFirstClick } from './on-first-click';
