import { type AssembleInput, assembleAnswer } from '#src/answers/assemble.ts';
import { checkAnswer, UNFINISHED_CHECKS } from '#src/answers/checks.ts';
import { type ReadComplaint, readComplaint } from '#src/answers/complaint.ts';
import { defenseOptions } from '#src/answers/defenses.ts';
import { factIndex } from '#src/answers/inventions.ts';
import { buildLedger } from '#src/answers/ledger.ts';
import { RESPONSE_KINDS } from '#src/answers/schema.ts';
import type { ManifestEntry, ReadText } from './corpus.ts';
import { addTally, heading, share, showTally, type Tally } from './report.ts';

const NONE: Tally = { common: 0, found: 0, wanted: 0 };
const ANSWERED_AT = new Date('2026-01-05T12:00:00Z');

/**
 * Ledgers of the complaints whose number of allegations the manifest states: each number once and in order; and answers
 * put together from them, with every way to answer taken in turn: each paragraph once, every check of invention passed.
 */
export function evalLedger(entries: readonly ManifestEntry[], texts: ReadonlyMap<string, ReadText>): void {
  heading('Ledger of a complaint, and answers made from it');
  let tally = NONE;
  let whole = 0;
  let papers = 0;
  let sound = 0;
  let responses = 0;
  const wrong: string[] = [];
  for (const { path, kind, truth } of entries) {
    const text = texts.get(path)?.text;
    const wanted = truth.numbered_allegations;
    if (!kind.startsWith('complaint') || !text || wanted === undefined) continue;
    papers += 1;
    const complaint = readComplaint(text);
    const own = tallyOf(complaint, wanted);
    tally = addTally(tally, own);
    const isWhole = isInOrder(complaint, wanted);
    if (isWhole) whole += 1;
    else wrong.push(`  ${path}: ${own.common} of ${wanted} (found ${own.found}), or not in order`);
    const failed = failedChecks(text, complaint);
    responses += complaint.paragraphs.length;
    if (failed.length === 0) sound += 1;
    else wrong.push(`  ${path}: ${failed.join('; ')}`);
  }
  console.log(`every allegation once, in order   ${share(whole, papers)} (${whole} of ${papers} complaints)`);
  console.log(`numbers in the ledger             ${showTally(tally)}`);
  console.log(
    `answers whose checks pass         ${share(sound, papers)} (${sound} of ${papers}, ${responses} responses)`,
  );
  for (const line of wrong) console.log(line);
}

function tallyOf({ paragraphs }: ReadComplaint, last: number): Tally {
  const wanted = new Set(Array.from({ length: last }, (_, index) => String(index + 1)));
  const found = paragraphs.map(({ number }) => number);
  return {
    common: [...wanted].filter((number) => found.includes(number)).length,
    found: found.length,
    wanted: wanted.size,
  };
}

function isInOrder({ paragraphs }: ReadComplaint, last: number): boolean {
  return paragraphs.length === last && paragraphs.every(({ number }, index) => number === String(index + 1));
}

/** What an answer to this complaint fails in, beside what its person would still have to do. */
function failedChecks(text: string, complaint: ReadComplaint): string[] {
  const ledger = buildLedger([
    {
      documentId: 'complaint',
      filename: 'complaint.pdf',
      status: 'ready',
      textNumber: 1,
      complaint,
      responses: complaint.paragraphs.map(({ key, number, text: answered }, index) => ({
        ...{ key, number, text: answered, textNumber: 1, words: '', evidence: [], updatedAt: ANSWERED_AT },
        response: RESPONSE_KINDS[index % RESPONSE_KINDS.length] ?? 'deny',
      })),
    },
  ]);
  const input: AssembleInput = {
    caption: {
      plaintiff: complaint.plaintiffs[0] ?? null,
      defendant: complaint.defendants[0] ?? null,
      court: complaint.court,
      caseNumber: complaint.caseNumber,
      claiming: complaint.claiming,
      answering: complaint.answering,
    },
    ledger,
    defenses: defenseOptions('federal', []),
    counterclaims: [],
    motion: null,
  };
  const answer = assembleAnswer(input);
  const numbers = ledger.paragraphs.map(({ number, page }) => `${number} ${page}`);
  const documents = factIndex([text, ...numbers]);
  const checks = checkAnswer({
    ...{ answer, ledger, defenses: input.defenses, counterclaims: [], own: [], refused: [] },
    ...{ documents, index: documents },
  });
  return checks
    .filter(({ id, ok }) => !ok && !UNFINISHED_CHECKS.includes(id))
    .filter(({ id }) => id !== 'every-paragraph' || ledger.counts.total > 0)
    .map(({ text: told }) => told);
}
