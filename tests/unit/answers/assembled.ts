import { type AssembleInput, assembleAnswer } from '#src/answers/assemble.ts';
import { checkAnswer } from '#src/answers/checks.ts';
import { readComplaint } from '#src/answers/complaint.ts';
import { type DefenseChoice, defenseOptions } from '#src/answers/defenses.ts';
import { factIndex, joinedIndex } from '#src/answers/inventions.ts';
import { buildLedger } from '#src/answers/ledger.ts';
import type { Counterclaim, Ledger, ResponseKind } from '#src/answers/schema.ts';
import { COMPLAINT } from './papers.ts';

const DOCUMENT_ID = 'a1c3e0f2-5d43-4a08-9d8a-2a4f0a6d1b11';

export interface Answered {
  response: ResponseKind;
  words?: string;
}

const complaints = new Map<string, ReturnType<typeof readComplaint>>();

/** The ledger of a complaint with these answers, by key. */
export function ledgerWith(answers: Readonly<Record<string, Answered>>, text = COMPLAINT): Ledger {
  const complaint = complaints.get(text) ?? readComplaint(text);
  complaints.set(text, complaint);
  return buildLedger([
    {
      documentId: DOCUMENT_ID,
      filename: 'complaint.pdf',
      status: 'ready',
      textNumber: 1,
      complaint,
      responses: complaint.paragraphs.flatMap((paragraph) => {
        const answer = answers[paragraph.key];
        if (answer === undefined) return [];
        const { key, number, text: answered } = paragraph;
        const { response, words = '' } = answer;
        const updatedAt = new Date('2026-03-02T10:00:00Z');
        return [{ key, number, text: answered, textNumber: 1, response, words, evidence: [], updatedAt }];
      }),
    },
  ]);
}

export interface AssembledWith {
  answers?: Readonly<Record<string, Answered>>;
  text?: string;
  choices?: readonly DefenseChoice[];
  counterclaims?: readonly Counterclaim[];
  motion?: string;
  phrasing?: ReadonlyMap<string, string>;
}

export function inputWith({ answers = {}, text, choices = [], ...rest }: AssembledWith): AssembleInput {
  return {
    caption: {
      plaintiff: 'Odalys Pemberton',
      defendant: 'Grayling Orchards, LLC',
      court: null,
      caseNumber: 'D-1329-CV-2024-00777',
      claiming: 'Plaintiff',
      answering: 'Defendant',
    },
    ledger: ledgerWith(answers, text),
    defenses: defenseOptions('new_mexico_district', choices),
    counterclaims: rest.counterclaims ?? [],
    motion: rest.motion ?? null,
    ...(rest.phrasing && { phrasing: rest.phrasing }),
  };
}

/** An answer and what its checks say, with the complaint and the person's own words as sources. */
export function checkedWith(options: AssembledWith, change = (answer: Assembled): Assembled => answer) {
  const input = inputWith(options);
  const { ledger, defenses, counterclaims, caption } = input;
  const answer = change(assembleAnswer(input));
  const own = [
    ...ledger.paragraphs.map(({ words }) => words),
    ...defenses.map(({ facts }) => facts),
    ...counterclaims.flatMap(({ title, facts, relief }) => [title, facts, relief]),
    caption.plaintiff ?? '',
    caption.defendant ?? '',
    caption.caseNumber ?? '',
  ];
  const numbers = ledger.paragraphs.map(({ number, page }) => `${number} ${page}`);
  const documents = factIndex([options.text ?? COMPLAINT, ...numbers]);
  const index = joinedIndex(documents, factIndex(own));
  const checks = checkAnswer({
    ...{ answer, ledger, defenses, counterclaims, documents, index, own, refused: [] },
  });
  return { answer, ledger, checks, of: (id: string) => checks.find((check) => check.id === id) };
}

export type Assembled = ReturnType<typeof assembleAnswer>;
