/** Version of this build. A browser with data stored by another version clears it (specification, section 4). */
export const BUILD_VERSION = '0.0.0';
