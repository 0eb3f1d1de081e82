/** Where the application lies on its host, with a slash at both ends. */
export const basePath = import.meta.env.BASE_URL;
