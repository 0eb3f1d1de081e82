/** The npm package of a bundled module; undefined for the application's own. */
export function npmPackageOf(moduleId: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}
