/**
 * The fields of an advert whose change needs no moderation, because no viewer ever meets them. Every other field is
 * moderated: a field that is new in the contract is, until somebody lists it here.
 */
export const unmoderatedFields: readonly string[] = [
  // how the owner keeps adverts in order
  'name',
  'folder_id',
  // bit rates only: the picture stays the same
  'use_compression',
  // decided by rules of their own
  'status',
  'version',
  'ban',
  'administrator_restrictions',
  // a record beside the advert; the register checks each change of it
  'ord_advert',
  // written by the server only
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
 * The fields in which an edit changes what viewers may meet. One of them is enough to put the advert back on
 * moderation, unless an admin made the edit.
 *
 * Null, an empty text, an empty list, `false` and a missing field are the same, and so are texts that differ in the
 * blanks around them: saving an unchanged form changes nothing.
 *
 * The ERID of the registration, `ord_advert`, counts where the video shows it: it would no longer be the advert's.
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
