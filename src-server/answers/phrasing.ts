import type { AssembleInput, Phrasing } from '#src/answers/assemble.ts';
import { defensePiece, INTRODUCTION_PIECE, introductionText, paragraphPiece } from '#src/answers/assemble.ts';
import { factIndex } from '#src/answers/inventions.ts';
import { phrasingFault } from '#src/answers/phrasing-checks.ts';
import { paragraphName } from '#src/answers/wording.ts';
import { AppError } from '#src/errors.ts';
import { withoutEnd } from '#src/text/sentence-end.ts';
import type { AiEngine, PhrasePiece } from '../ai/engine.ts';

/** Characters of one request to the engine; its answer is about as long. */
const AT_ONCE = 12_000;
const MOST_PIECES_AT_ONCE = 20;
/** So much of a long paragraph says what it is about. */
const SHOWN_OF_A_PARAGRAPH = 1_500;

interface NamedPiece extends PhrasePiece {
  /** What a person calls it. */
  name: string;
}

/** What a language model may say in other words: the introduction, and whatever the person wrote. */
function piecesOf({ caption, ledger, defenses }: AssembleInput): NamedPiece[] {
  const introduction: NamedPiece = {
    id: INTRODUCTION_PIECE,
    kind: 'introduction',
    text: introductionText(caption),
    about: '',
    name: 'the introduction',
  };
  const responses = ledger.paragraphs
    .filter(({ response, words }) => response !== 'needs_answer' && words.trim() !== '')
    .map(
      (paragraph): NamedPiece => ({
        id: paragraphPiece(paragraph),
        kind: 'response',
        text: paragraph.words.trim(),
        about: paragraph.text.slice(0, SHOWN_OF_A_PARAGRAPH),
        name: paragraphName(paragraph),
      }),
    );
  const raised = defenses
    .filter(({ chosen, facts }) => chosen && facts.trim() !== '')
    .map(
      ({ id, title, facts }): NamedPiece => ({
        id: defensePiece(id),
        kind: 'defense',
        text: facts.trim(),
        about: '',
        name: title,
      }),
    );
  return [introduction, ...responses, ...raised];
}

function inBatches(pieces: readonly NamedPiece[]): NamedPiece[][] {
  const batches: NamedPiece[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const length = piece.text.length + piece.about.length;
    const last = batches.at(-1);
    if (last === undefined || size + length > AT_ONCE || last.length >= MOST_PIECES_AT_ONCE) {
      batches.push([piece]);
      size = length;
    } else {
      last.push(piece);
      size += length;
    }
  }
  return batches;
}

export interface Phrased {
  phrasing: Phrasing;
  /** Why words of the engine were not taken, a sentence part each. */
  refused: string[];
}

export interface PhrasingOptions {
  instructions: string | null;
  signal: AbortSignal;
  onPhrased(done: number, total: number): void;
}

/**
 * The engine's words for what a person wrote, each piece checked against its original; what does not pass, and all that
 * an engine did not come to because it failed, keeps the original and is told in `refused`. Throws when aborted.
 */
export async function phraseAnswer(
  engine: AiEngine,
  input: AssembleInput,
  { instructions, signal, onPhrased }: PhrasingOptions,
): Promise<Phrased> {
  const phrasing = new Map<string, string>();
  const refused: string[] = [];
  if (engine.kind === 'builtin') return { phrasing, refused };
  const pieces = piecesOf(input);
  let done = 0;
  for (const batch of inBatches(pieces)) {
    onPhrased(done, pieces.length);
    try {
      const asked = batch.map(({ id, kind, text, about }) => ({ id, kind, text, about }));
      const phrased = await engine.phrase({ pieces: asked, instructions }, signal);
      const given = new Map(phrased.map(({ id, text }) => [id, text]));
      for (const piece of batch) take(piece, given.get(piece.id), phrasing, refused);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      refused.push(`${batch.map(({ name }) => name).join(', ')}: ${withoutEnd(error.message)}`);
      return { phrasing, refused };
    }
    done += batch.length;
  }
  onPhrased(pieces.length, pieces.length);
  return { phrasing, refused };
}

function take(
  { id, text: original, name }: NamedPiece,
  phrased: string | undefined,
  phrasing: Map<string, string>,
  refused: string[],
): void {
  if (phrased === undefined) {
    refused.push(`${name}: it gave none`);
    return;
  }
  const fault = phrasingFault({ original, phrased, index: factIndex([original]) });
  if (fault === null) phrasing.set(id, phrased.trim());
  else refused.push(`${name}: ${fault}`);
}
