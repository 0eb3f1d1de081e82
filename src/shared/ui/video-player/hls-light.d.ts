/** The package contains types for its full build only; the light build has the same interface. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
