import { openDatabase } from '#db/client.ts';

/** A process that opens a data directory and keeps it: prints `open`, or the one line why it could not. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: hold-database.ts <data directory>');
try {
  await openDatabase({ dataDir });
  process.stdout.write('open\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(3);
}
