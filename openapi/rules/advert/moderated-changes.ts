/**
 * Fields that can be changed without moderation, because viewers never see them. All other fields are moderated,
 * including new ones of the contract until they are listed here.
 */
export const unmoderatedFields: readonly string[] = [
  // for the owner's organisation only
  'name',
  'folder_id',
  // changes the bit rates, but not the picture
  'use_compression',
  // have rules of their own
  'status',
  'version',
  'ban',
  'administrator_restrictions',
  // a separate record, each change of which is checked by the register
  'ord_advert',
  // only written by the server
  'id',
  'ads_id',
  'ads_name',
  'owner_name',
  'currency',
  'returned',
  'submitted_at',
  'duration',
  'width',
  'height',
  'size',
  'loading_status',
  'creative_hls',
  'creative_mp4',
  'poster',
  'created_at',
  'updated_at',
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields whose change is visible to viewers. Any of them sends the advert back to moderation, unless an
 * admin made the edit.
 *
 * Null, an empty text, an empty list, `false` and a missing field are equal, and so are texts that only differ in
 * surrounding whitespace, so that saving an unchanged form changes nothing.
 *
 * The ERID of the registration, `ord_advert`, counts if the video shows it, because the video would show a wrong one.
 */
export function moderatedChanges(before: Fields, after: Fields): readonly string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const moderated = [...fields].filter(
    (field) => !unmoderatedFields.includes(field) && !isSame(before[field], after[field]),
  );
  const isOtherErid = Boolean(after.marking_in_video) && !isSame(eridOf(before), eridOf(after));
  return isOtherErid ? [...moderated, 'ord_advert.erid'] : moderated;
}

const eridOf = ({ ord_advert }: Fields): unknown => (isCompound(ord_advert) ? ord_advert.erid : null);

function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (!isCompound(a) || !isCompound(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

const isCompound = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function plain(value: unknown): unknown {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  const isEmpty = trimmed === undefined || trimmed === '' || trimmed === false;
  return isEmpty || (Array.isArray(trimmed) && trimmed.length === 0) ? null : trimmed;
}
