export { Button, type ButtonAppearance, type ButtonProps } from './button';
export { ButtonLink } from './button-link';
export { ignoreDoubleClick } from './ignore-double-click';
export { inElement } from './in-element';
