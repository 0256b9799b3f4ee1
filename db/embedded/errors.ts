export type DatabaseErrorCode = 'LOCKED' | 'DISK_FULL' | 'CANNOT_OPEN' | 'STOPPED' | 'BUSY';

/** A failure of the embedded database as such (not of one statement); `message` is one readable line. */
export class EmbeddedDatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedDatabaseError';
    this.code = code;
  }
}

export interface LockHolder {
  pid: number;
  host: string;
  since: string;
}

/** Another process has the data directory open. */
export class DataDirLockedError extends EmbeddedDatabaseError {
  readonly holder: LockHolder;

  constructor(dataDir: string, lockFile: string, holder: LockHolder, sameHost: boolean) {
    const advice = sameHost
      ? 'Stop it first, or set DATA_DIR to another folder.'
      : `Stop it there first; if that computer no longer runs it, delete ${lockFile}.`;
    super(
      'LOCKED',
      `The data folder ${dataDir} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. ${advice}`,
    );
    this.name = 'DataDirLockedError';
    this.holder = holder;
  }
}
