import type { Config } from '../config.ts';

/**
 * The address of a page of the application, for people who are not in it. From the configuration alone: what a request
 * calls this server is the visitor's word.
 * @param path below the application, without a slash at its beginning
 */
export const applicationUrl = ({ publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>, path: string): string =>
  `${publicUrl}${basePath}${path}`;
