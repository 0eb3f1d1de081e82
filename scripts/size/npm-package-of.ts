/** The npm package that a module of the bundle belongs to; undefined for the application's own. */
export function npmPackageOf(moduleId: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}
