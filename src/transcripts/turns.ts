import { swornWitness } from './parts.ts';
import type { Examination, LinePart, MarkedExhibit, TranscriptLine, TranscriptSpeaker } from './schema.ts';
import {
  askedBy,
  askedByAside,
  beginsSpeech,
  examinationTitle,
  examinerInHeading,
  isDivider,
  type MarkStyle,
  nameKey,
  questionOrAnswer,
  remarkLength,
  speakerLabel,
} from './speech.ts';
import type { Spoken } from './spoken.ts';

type Role = TranscriptSpeaker['role'];
type Kind = TranscriptLine['kind'];

const WITNESS = 'THE WITNESS';
const WITNESS_LABEL = /^THE (?:WITNESS|DEPONENT)$/;

interface Reading {
  speakers: TranscriptSpeaker[];
  lines: TranscriptLine[];
  examinations: Examination[];
  exhibits: MarkedExhibit[];
}

/** Keeps who has spoken, each person once. */
class Cast {
  readonly speakers: TranscriptSpeaker[] = [];
  readonly #places = new Map<string, number>();

  /** The person's index; a better role is kept. */
  find(name: string, role: Role): number {
    const key = nameKey(name);
    const known = this.#places.get(key);
    if (known === undefined) {
      this.#places.set(key, this.speakers.length);
      return this.speakers.push({ name: key, role, turns: 0 }) - 1;
    }
    const speaker = this.speakers[known];
    if (speaker && speaker.role === 'other') speaker.role = role;
    return known;
  }

  begin(index: number): void {
    const speaker = this.speakers[index];
    if (speaker) speaker.turns += 1;
  }
}

interface State {
  kind: Kind;
  speaker: number | null;
  examiner: string | null;
  witness: string | null;
  /** An examination whose examiner is still to be named. */
  open: Examination | null;
}

const spot = (index: number, { page, line }: Spoken) => ({ index, page, line });

/**
 * Goes through the lines of testimony and says of each who speaks. `witness` is the one that the cover names, until
 * another is sworn.
 */
export function readTurns(
  rows: readonly Spoken[],
  parts: readonly LinePart[],
  { style, witness }: { style: MarkStyle; witness: string | null },
): Reading {
  const cast = new Cast();
  const examinations: Examination[] = [];
  const exhibits: MarkedExhibit[] = [];
  const lines: TranscriptLine[] = [];
  const state: State = {
    kind: 'text',
    speaker: null,
    examiner: null,
    witness: witness && nameKey(witness),
    open: null,
  };
  const put = (index: number, kind: Kind, speaker: number | null, isStart = false) => {
    const row = rows[index];
    if (row === undefined) return;
    const { page, line, sheet, start, end, text } = row;
    const part = parts[index] ?? 'front';
    lines.push({ index, page, line, sheet, start, end, text, part, kind, speaker, isStart });
    if (isStart && speaker !== null) cast.begin(speaker);
  };
  /** What the court says and the reporter then notes is one exhibit. */
  const note = (found: readonly MarkedExhibit[]) => {
    for (const each of found) {
      const isSaid = exhibits
        .slice(-4)
        .some(
          ({ label, action, index }) =>
            label === each.label && action === each.action && each.index - index <= 4,
        );
      if (!isSaid) exhibits.push(each);
    }
  };
  const heading = (index: number) => {
    state.speaker = null;
    state.kind = 'text';
    put(index, 'heading', null);
  };
  const begin = (index: number, kind: Kind, speaker: number) => {
    state.kind = kind;
    state.speaker = speaker;
    put(index, kind, speaker, true);
  };
  const noteExaminer = (index: number, name: string) => {
    state.examiner = name;
    if (state.open !== null) state.open.examiner ??= name;
    else if (!examinations.some((each) => each.witness === state.witness)) {
      examinations.push({
        ...spot(index, rows[index] ?? NOWHERE),
        title: 'Examination',
        examiner: name,
        witness: state.witness,
      });
    }
    state.open = null;
  };

  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined) break;
    if (parts[index] !== 'testimony') {
      put(index, 'text', null);
      continue;
    }
    const { text } = row;
    const remark = remarkLength(rows.slice(index, index + 8), 0, state.speaker !== null);
    if (remark > 0 && parts[index + remark - 1] === 'testimony') {
      note(exhibitsIn(rows, index, remark));
      for (let step = 0; step < remark; step += 1) put(index + step, 'note', null, step === 0);
      index += remark - 1;
      continue;
    }
    const qa = questionOrAnswer(text, style);
    if (qa?.mark === 'Q') {
      const aside = askedByAside(text.slice(qa.from));
      if (aside !== null) noteExaminer(index, aside.name);
      state.open = null;
      begin(index, 'question', cast.find(state.examiner ?? 'QUESTIONS', 'examiner'));
      continue;
    }
    if (qa !== null) {
      begin(index, 'answer', cast.find(state.witness ?? WITNESS, 'witness'));
      continue;
    }
    const label = speakerLabel(text, style);
    const isExaminer = label !== null && label.from === text.length && state.open?.examiner === null;
    if (label !== null && isExaminer) {
      noteExaminer(index, label.name);
      heading(index);
      continue;
    }
    if (label !== null) {
      const isWitness = WITNESS_LABEL.test(label.name);
      const role = isWitness ? 'witness' : label.name === 'THE COURT' ? 'court' : 'other';
      begin(
        index,
        isWitness ? 'answer' : 'colloquy',
        cast.find(isWitness ? (state.witness ?? WITNESS) : label.name, role),
      );
      if (role === 'court') note(exhibitsIn(rows, index, ownRows(rows, index, style)));
      continue;
    }
    const title = examinationTitle(text);
    if (title !== null) {
      state.open = { ...spot(index, row), title, examiner: examinerInHeading(text), witness: state.witness };
      if (state.open.examiner !== null) state.examiner = state.open.examiner;
      examinations.push(state.open);
      heading(index);
      continue;
    }
    const examiner = askedBy(text);
    if (examiner !== null) {
      noteExaminer(index, examiner);
      heading(index);
      continue;
    }
    const sworn = swornWitness(rows, index);
    if (sworn !== null) {
      state.witness = sworn;
      state.open = null;
      heading(index);
      continue;
    }
    if (isDivider(text)) {
      heading(index);
      continue;
    }
    put(index, state.speaker === null ? 'text' : state.kind, state.speaker);
  }
  return { speakers: cast.speakers, lines, examinations, exhibits };
}

const NOWHERE: Spoken = { start: 0, end: 0, sheet: 1, segment: 0, page: null, line: null, text: '' };

/** How many of three rows the one who begins to speak there says. */
function ownRows(rows: readonly Spoken[], at: number, style: MarkStyle): number {
  const next = rows.slice(at + 1, at + 3);
  const other = next.findIndex(({ text }) => beginsSpeech(text, style) || /^[([]/.test(text));
  return 1 + (other === -1 ? next.length : other);
}

/** No printed line is longer; patterns need not be tried on more. */
const LONGEST_ROW = 400;

const EXHIBIT =
  /\b((?:(?:plaintiff|defendant|petitioner|respondent|joint|state|government|deposition|court)(?:['’]?s)?['’]? )?exhibits? (?:nos?\.? )?(?:[a-z]{1,2}|\d{1,4}(?:-?[a-z])?)(?:(?:,| and| through| to|,? and) (?:[a-z]{1,2}|\d{1,4}(?:-?[a-z])?))*)\b(?=[^.;]{0,60}\b(marked|admitted|received|entered))/gi;

/** Exhibits that a few lines say were marked or admitted. */
function exhibitsIn(rows: readonly Spoken[], at: number, length: number): MarkedExhibit[] {
  const row = rows[at];
  if (row === undefined) return [];
  const text = rows
    .slice(at, at + length)
    .map((each) => each.text.slice(0, LONGEST_ROW))
    .join(' ')
    .replace(/\s+/g, ' ');
  return [...text.matchAll(EXHIBIT)].flatMap(([, label = '', verb = '']) =>
    /\bnot\b/i.test(text)
      ? []
      : [
          {
            ...spot(at, row),
            label: label.charAt(0).toUpperCase() + label.slice(1),
            action: verb.toLowerCase() === 'marked' ? ('marked' as const) : ('admitted' as const),
          },
        ],
  );
}
