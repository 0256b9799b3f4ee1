/** Builds dist/client unless it was built from these very sources; false when the build failed. */
export function ensureClient(): boolean;
/** Builds dist/server unless it was built from these very sources; false when the build failed. */
export function ensureServer(): boolean;
/** Node's arguments for the built server. */
export const SERVER: readonly string[];
