/**
 * The first level of the IAB content taxonomy 1.0, which OpenRTB 2 calls `IAB1` to `IAB26` (list 5.1). IAB Tech Lab,
 * CC BY 3.0.
 */
export const mainCategories: readonly { code: string; name: string }[] = [
  'Arts & Entertainment',
  'Automotive',
  'Business',
  'Careers',
  'Education',
  'Family & Parenting',
  'Health & Fitness',
  'Food & Drink',
  'Hobbies & Interests',
  'Home & Garden',
  'Law, Government & Politics',
  'News',
  'Personal Finance',
  'Society',
  'Science',
  'Pets',
  'Sports',
  'Style & Fashion',
  'Technology & Computing',
  'Travel',
  'Real Estate',
  'Shopping',
  'Religion & Spirituality',
  'Uncategorized',
  'Non-Standard Content',
  'Illegal Content',
].map((name, at) => ({ code: `IAB${at + 1}`, name }));

/** The name of a category of the first level; the code of any other. */
export const nameOfMainCategory = (category: string): string =>
  mainCategories.find(({ code }) => code === category)?.name ?? category;
