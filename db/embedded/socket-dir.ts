import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// node-postgres derives the name of the socket from host (a directory) and port, as libpq does.
export const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
// sockaddr_un holds 108 bytes on Linux and 104 on macOS, with the closing zero.
const LONGEST_PATH = 103;
// Where the socket lies when it does not lie in the data directory; for the operator's commands.
const POINTER = 'database.socket';

export interface SocketDir {
  directory: string;
  socketPath: string;
  remove(): void;
}

/**
 * A directory only this user can enter, for the database's socket: whoever can connect is the superuser.
 * It lies in the data directory, or in the temporary directory where that path is too long for a socket.
 */
export function makeSocketDir(dataDir: string): SocketDir {
  const preferred = path.join(dataDir, 'run');
  const fits = Buffer.byteLength(path.join(preferred, SOCKET_NAME)) <= LONGEST_PATH;
  const directory = fits ? preferred : fs.mkdtempSync(path.join(os.tmpdir(), 'proceed-'));
  const pointer = path.join(dataDir, POINTER);
  if (!fits) fs.writeFileSync(pointer, directory, { mode: 0o600 });
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  fs.chmodSync(directory, 0o700);
  return {
    directory,
    socketPath: path.join(directory, SOCKET_NAME),
    remove() {
      fs.rmSync(directory, { recursive: true, force: true });
      fs.rmSync(pointer, { force: true });
    },
  };
}

/** The directory of the socket that {@link makeSocketDir} made for a running database. */
export function findSocketDir(dataDir: string): string {
  const pointer = path.join(dataDir, POINTER);
  return fs.existsSync(pointer) ? fs.readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'run');
}
