/** Of this build. A browser that has stored things of another one forgets them (specification, section 4). */
export const BUILD_VERSION = '0.0.0';
