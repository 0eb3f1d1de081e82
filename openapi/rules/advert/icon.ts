/** Maximum size of an advert's icon, in bytes. */
export const ICON_BYTES = 100_000;

export const NO_PICTURE = 'The file is not a PNG or SVG image';
