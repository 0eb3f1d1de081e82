/** Base path of the application, with a slash at both ends. */
export const basePath = import.meta.env.BASE_URL;
