/** Builds dist/client unless it was built from these very sources; false when the build failed. */
export function ensureClient(): boolean;
