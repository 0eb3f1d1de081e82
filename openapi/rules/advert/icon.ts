/** Maximum size of an advert's icon, in bytes. */
export const MAX_ICON_BYTES = 100_000;

export const NOT_AN_IMAGE = 'The file is not a PNG or SVG image';
