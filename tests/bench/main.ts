import { cpus, totalmem } from 'node:os';
import { ensureServer } from '../../scripts/prepare.mjs';
import { benchChecker } from './checker.ts';
import { benchDocket } from './docket.ts';
import { benchFirstView } from './first-view.ts';
import { benchCases, benchList, benchNext } from './list.ts';
import { type BenchRow, formatRow } from './measure.ts';
import { benchOcr, benchPdfText, benchReadingDelay } from './reading.ts';
import { benchReview } from './review.ts';
import { benchDocuments, benchScroll } from './scroll.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchTranscripts } from './transcripts.ts';
import { benchUploadMemory, benchUploadSpeed } from './upload.ts';

const PARTS: Record<string, () => Promise<BenchRow[]>> = {
  start: benchStart,
  'first-view': benchFirstView,
  list: benchList,
  cases: benchCases,
  next: benchNext,
  scroll: benchScroll,
  documents: benchDocuments,
  review: benchReview,
  search: benchSearch,
  checker: benchChecker,
  docket: benchDocket,
  transcripts: benchTranscripts,
  upload: benchUploadSpeed,
  memory: benchUploadMemory,
  text: benchPdfText,
  ocr: benchOcr,
  delay: benchReadingDelay,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}\n`);
  process.exit(1);
}
if (!ensureServer()) throw new Error('The server could not be built.');
const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`;
process.stdout.write(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory}, Node ${process.versions.node}\n`,
);
process.stdout.write(
  'Both sides in turn, medians of 7 (start 5, cases and scans 3); × is ours / baseline unless said.\n\n',
);
for (const [name, bench] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const row of await bench()) process.stdout.write(`${formatRow(row)}\n`);
}
