import { evalClassification } from '#tests/eval/classification.ts';
import { evalComplaints } from '#tests/eval/complaints.ts';
import { CORPUS, hasCorpus, readManifest, readQuestions, readTexts } from '#tests/eval/corpus.ts';
import { evalDiscovery } from '#tests/eval/discovery.ts';
import { evalDockets } from '#tests/eval/dockets.ts';
import { evalHighlights } from '#tests/eval/highlights.ts';
import { evalLedger } from '#tests/eval/ledger.ts';
import { evalQuestions } from '#tests/eval/questions.ts';

if (!hasCorpus()) {
  console.log(`EVAL SKIPPED: there is no corpus at ${CORPUS}, so nothing was measured.`);
  process.exit(0);
}

const entries = await readManifest();
const questions = await readQuestions();
console.log(
  `Reading ${entries.length} files with the product's own reader (scans take a while the first time) …`,
);
const texts = await readTexts(
  entries.map(({ path }) => path),
  process.argv.includes('--fresh'),
);
evalClassification(entries, texts);
evalComplaints(entries, texts);
evalLedger(entries, texts);
evalDiscovery(entries, texts);
await evalQuestions(questions, texts);
await evalHighlights(entries, questions, texts);
await evalDockets();
