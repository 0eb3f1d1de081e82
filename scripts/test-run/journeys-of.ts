/** Where an area's code lies, and its journeys. A change that no row names has none but those of its own files. */
const areas: readonly { code: RegExp; specs: readonly string[] }[] = [
  { code: /campaign|group|targeting|reach|draft/, specs: ['campaigns-list', 'new-campaign', 'edit-campaign'] },
  { code: /advert|creative|transcoding|upload|ord-advert/, specs: ['main-story', 'adverts', 'upload'] },
  { code: /moderation|review/, specs: ['moderation-queue'] },
  { code: /site|placement/, specs: ['sites'] },
  { code: /finance|transaction|invoice|statement|ledger|money/, specs: ['finances'] },
  { code: /analytics|events|figures/, specs: ['analytics'] },
  { code: /user|account/, specs: ['users'] },
  { code: /session|auth|sign-|recover|password/, specs: ['sessions', 'passwords'] },
  { code: /folder/, specs: ['folders'] },
  { code: /settings-global|format|feed|script|currenc|resolution|ord-(access|source)/, specs: ['settings-resources'] },
  { code: /realtime|notification/, specs: ['realtime'] },
  { code: /shared\/api|router/, specs: ['requests'] },
];

/** What a journey can notice: code of the application and of the server, not their tests and stories. */
const isCode = (file: string) =>
  /^(src|server\/src|openapi)\//.test(file) && !/\.(test|stories|cases)\.tsx?$|generated/.test(file);

/**
 * The journeys to run after a change of these files, by name.
 * @param files paths from the root of the repository
 */
export function journeysOf(files: readonly string[]): string[] {
  const own = files.flatMap((file) => /^e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const reached = files.filter(isCode).flatMap((file) => areas.filter(({ code }) => code.test(file)));
  return [...new Set([...own, ...reached.flatMap(({ specs }) => specs)])].map((name) => `e2e/${name}.spec.ts`).sort();
}
