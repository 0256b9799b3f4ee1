import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * The baseline: the least a Node server can do to keep a file. The body goes to a file, the file is synced, the
 * answer is 204. No session, no database, no hash. Prints its port. Usage: bare-put.ts <folder>
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: bare-put.ts <folder>');
await mkdir(folder, { recursive: true });

let files = 0;
const server = createServer(async (request, response) => {
  files += 1;
  const path = join(folder, String(files));
  await pipeline(request, createWriteStream(path));
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
  response.writeHead(204).end();
});
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`);
});
