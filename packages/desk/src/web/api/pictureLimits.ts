/** Maximum size of a picture, in bytes and in pixels. */
export const pictureLimits = { bytes: 200 * 1024, width: 1200, height: 1600 } as const;
