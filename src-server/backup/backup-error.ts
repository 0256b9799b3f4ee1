/** A backup that cannot be used; the message names what is wrong with it. */
export class BackupError extends Error {}
