/** The package only has types for its full build; the light build has the same interface. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
