import type { Config } from '../config/config.ts';

/**
 * Builds the URL of a page of the application for links in mail. It only uses the configuration, because the host in a
 * request is under the visitor's control.
 * @param path below the application, without a leading slash
 */
export const applicationUrl = ({ publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>, path: string): string =>
  `${publicUrl}${basePath}${path}`;
