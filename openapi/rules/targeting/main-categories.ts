/**
 * The top level of the IAB content taxonomy 1.0, called `IAB1` to `IAB26` in OpenRTB 2 (list 5.1). IAB Tech Lab, CC BY
 * 3.0.
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

/** The name of a top-level category; other categories return their code. */
export const nameOfMainCategory = (category: string): string =>
  mainCategories.find(({ code }) => code === category)?.name ?? category;
