import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JobOutput } from '#server/reading/child/output.ts';
import { readPdf } from '#server/reading/child/pdf.ts';
import { type Caption, readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';
import type { PageLines } from '#src/text/line-layout.ts';
import type { Design } from './design.ts';
import { type Print, Sheet } from './sheet.ts';

export interface PaperText {
  text: string;
  layout: PageLines[];
}

/** The design printed as a PDF and read as an upload is. */
export async function printed(design: Design, print: Print, folder: string): Promise<PaperText> {
  const path = join(folder, `${print.name}.pdf`.replaceAll(' ', '-'));
  // A court's own stamp says the number that the caption says.
  const [number = ''] = design.numbers ?? [];
  const stamp = /^\d{1,2}:\d\d-[a-z]{2}-/.test(number) ? print.stamp?.replace('@', number) : undefined;
  await writeFile(path, await design.print(new Sheet()).pdf({ ...print, stamp }));
  const pages = new Map<number, string>();
  const layout: PageLines[] = [];
  const limits = { timeLimitMs: 60_000, memoryLimitBytes: 2 ** 30, ocr: 'none' as const };
  const output = new JobOutput(
    { task: 'read', path, filename: 'paper.pdf', outDir: folder, ...limits },
    (message) => {
      if (message.type === 'text') pages.set(message.page, (pages.get(message.page) ?? '') + message.part);
      if (message.type === 'lines') layout.push({ page: message.page, lines: message.lines });
    },
  );
  await readPdf(output);
  return { text: [...pages.values()].join('\f'), layout };
}

export type Verdict = 'right' | 'unsure' | 'missing' | 'wrong';

export interface Scored {
  field: 'court' | 'number' | 'parties' | 'title';
  verdict: Verdict;
  wanted: string;
  found: string;
}

const squeeze = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Every word of the court's name stands in the reading, and few besides. */
function isCourt(found: string, wanted: string): boolean {
  const words = (text: string) =>
    new Set(
      squeeze(text)
        .split(' ')
        .filter((word) => !/^(?:the|of|for|in|and|at|a)$/.test(word)),
    );
  const [own, other] = [words(found), words(wanted)];
  const shared = [...other].filter((word) => own.has(word)).length;
  return shared === other.size && own.size - shared <= Math.max(2, other.size * 0.5);
}

const partyKey = (role: string, name: string) =>
  `${role} ${squeeze(name.replace(/\bd\/b\/a\b.*/i, '').replace(/^the /i, ''))}`;

/** What a caption says against what the design prints. A field is unsure when any of its parts is. */
function scoreCaption(design: Design, caption: Caption): Scored[] {
  const single = (
    field: Scored['field'],
    found: { text: string; certainty?: string | undefined } | null,
    wanted: string | null,
    isTrue: (text: string) => boolean,
  ): Scored => {
    const verdict: Verdict =
      wanted === null
        ? found === null || found.certainty === 'unsure'
          ? 'right'
          : 'wrong'
        : found === null
          ? 'missing'
          : found.certainty === 'unsure'
            ? 'unsure'
            : isTrue(found.text)
              ? 'right'
              : 'wrong';
    return { field, verdict, wanted: wanted ?? '', found: found?.text ?? '' };
  };
  const parties = caption.parties.filter(({ certainty }) => certainty !== 'unsure');
  const wanted = design.parties.map(([role, name]) => partyKey(role, name)).toSorted();
  const found = parties.map(({ role, name }) => partyKey(role, name)).toSorted();
  const extra = found.filter((name) => !wanted.includes(name));
  const missed = wanted.filter((name) => !found.includes(name));
  const partyVerdict: Verdict =
    extra.length > 0
      ? 'wrong'
      : missed.length === 0
        ? 'right'
        : parties.length < caption.parties.length
          ? 'unsure'
          : 'missing';
  return [
    single('court', caption.court, design.court, (text) => isCourt(text, design.court ?? '')),
    single('number', caption.caseNumber, design.numbers?.join(' / ') ?? null, (text) =>
      (design.numbers ?? []).some((number) => squeeze(number) === squeeze(text)),
    ),
    {
      field: 'parties',
      verdict: partyVerdict,
      wanted: wanted.join('; '),
      found: caption.parties
        .map(({ role, name, certainty }) => `${role} ${name}${certainty === 'unsure' ? '?' : ''}`)
        .join('; '),
    },
    ...(design.title === null
      ? []
      : [
          single('title', caption.title, design.title, (text) =>
            squeeze(text).startsWith(squeeze(design.title ?? '')),
          ),
        ]),
  ];
}

export function readScored(design: Design, { text, layout }: PaperText): Scored[] {
  return scoreCaption(design, readCaption(readPaper(text, layout)));
}
