export { BUILD_VERSION } from './build-version';
export { basePath } from './env';
