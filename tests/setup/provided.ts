/** Where a test worker gets its database from; set by the global setups, read by testDatabase(). */
export type DatabaseSource =
  | { kind: 'embedded'; template: string; runDirectory: string }
  | { kind: 'server'; adminUrl: string; template: string; runDirectory: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseSource;
    /** Address of the server that the browser tests share. */
    server: string;
  }
}
