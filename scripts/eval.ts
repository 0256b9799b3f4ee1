import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { evalClassification } from '#tests/eval/classification.ts';
import { evalComplaints } from '#tests/eval/complaints.ts';
import { evalContradictions, MADE_CONTRADICTIONS, OTHER_CONTRADICTIONS } from '#tests/eval/contradictions.ts';
import { CORPUS, hasCorpus, KEPT_TEXTS, readManifest, readQuestions, readTexts } from '#tests/eval/corpus.ts';
import { evalDeadlineSentences } from '#tests/eval/deadline-sentences.ts';
import { evalDecisions } from '#tests/eval/decisions.ts';
import { evalDiscovery } from '#tests/eval/discovery.ts';
import { evalDocketOrders, labeledEntries } from '#tests/eval/docket-orders.ts';
import { evalDockets } from '#tests/eval/dockets.ts';
import { evalEdiscovery } from '#tests/eval/ediscovery.ts';
import { reportFolder } from '#tests/eval/folder/report.ts';
import { evalHighlights } from '#tests/eval/highlights.ts';
import { evalLayQuestions } from '#tests/eval/lay/report.ts';
import { evalLedger } from '#tests/eval/ledger.ts';
import { evalQuestions } from '#tests/eval/questions.ts';

const { values: asked } = parseArgs({
  options: {
    // A folder in the corpus' form, measured by its labels alone.
    papers: { type: 'string' },
    // A folder of decisions, or of documents for review, with what is true of each.
    decisions: { type: 'string' },
    ediscovery: { type: 'string' },
    // A file of labeled docket entries.
    docket: { type: 'string' },
    // Only the lay questions over invented cases that may be read.
    lay: { type: 'boolean', default: false },
    // Sentences and questions that are kept unread.
    held: { type: 'boolean', default: false },
    // What each miss was.
    misses: { type: 'boolean', default: false },
    // Texts of an earlier run are used, and kept for the next.
    keep: { type: 'boolean', default: false },
    // All is read again, after a change of the reader.
    fresh: { type: 'boolean', default: false },
  },
});

if (asked.fresh) await rm(KEPT_TEXTS, { recursive: true, force: true });

if (asked.decisions) await evalDecisions(resolve(asked.decisions), asked.misses);
else if (asked.ediscovery) await evalEdiscovery(resolve(asked.ediscovery), asked.misses);
else if (asked.docket) await evalDocketOrders(resolve(asked.docket), asked.misses);
else if (asked.lay) await reportLaySets();
else if (asked.held) await reportHeldSets();
else if (asked.papers === undefined) {
  await reportOpenSets();
  await reportCorpus();
} else if (existsSync(join(asked.papers, 'manifest.jsonl'))) await reportFolder(resolve(asked.papers), asked);
else {
  console.error(`There is no manifest.jsonl in ${asked.papers}.`);
  process.exitCode = 1;
}

/** Everything that is measured on the corpus, misses and all, for whoever changes the rules. */
async function reportCorpus(): Promise<void> {
  if (!hasCorpus()) {
    console.log(`EVAL SKIPPED: there is no corpus at ${CORPUS}, so nothing was measured.`);
    return;
  }
  const entries = await readManifest();
  const questions = await readQuestions();
  console.log(
    `Reading ${entries.length} files with the product's own reader (scans take a while the first time) …`,
  );
  const paths = entries.map(({ path }) => path);
  const texts = await readTexts(CORPUS, paths, KEPT_TEXTS);
  evalClassification(entries, texts);
  evalComplaints(entries, texts);
  evalLedger(entries, texts);
  evalDiscovery(entries, texts);
  await evalQuestions(questions, texts);
  await evalHighlights(entries, questions, texts);
  await evalDockets(CORPUS);
}

/** What needs no corpus: sentences with their labels, and lay questions over invented cases. */
async function reportOpenSets(): Promise<void> {
  await evalDeadlineSentences();
  await evalDeadlineSentences('made.jsonl');
  await evalDeadlineSentences('written.jsonl');
  await evalDeadlineSentences('mixed.jsonl');
  await evalDeadlineSentences('shapes.jsonl');
  await reportLaySets();
  await evalContradictions(MADE_CONTRADICTIONS, true);
  await evalContradictions(OTHER_CONTRADICTIONS, true);
  await evalDocketOrders(labeledEntries('open'), true);
}

async function reportLaySets(): Promise<void> {
  await evalLayQuestions('questions.jsonl', true);
  await evalLayQuestions('second.jsonl', true);
  await evalLayQuestions('third.jsonl', true, 'open');
  await evalLayQuestions('fourth.jsonl', true);
}

/** The same of those that nobody read who changes the rules; what was missed stays unread. */
async function reportHeldSets(): Promise<void> {
  await evalDeadlineSentences('held-a.jsonl', false);
  await evalDeadlineSentences('held-b.jsonl', false);
  await evalLayQuestions('held.jsonl', false);
  await evalLayQuestions('third.jsonl', false, 'unread');
  await evalDocketOrders(labeledEntries('held'), false);
}
