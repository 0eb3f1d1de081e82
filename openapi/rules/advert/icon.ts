/** The largest picture that an advert's icon may be. */
export const ICON_BYTES = 100_000;

export const NO_PICTURE = 'The file is not a PNG or SVG image';
