import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '#tests/setup/postgres-server.ts';

export interface Line {
  url: string;
  /** Breaks every connection and takes no new one until `restore`. */
  cut(): void;
  restore(): void;
  /** How many connections were not taken. */
  refused(): number;
  close(): Promise<void>;
}

/** A line to the server at `target` that can be cut in the middle of a transfer. */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port: targetPort } = new URL(target);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let isCut = false;
  let refused = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    if (isCut) {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connect(Number(targetPort), hostname);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    restore() {
      isCut = false;
    },
    refused: () => refused,
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
