import { z } from 'zod';
import { Certainty, type Fact, type FactKind } from '../facts/schema.ts';
import { recognizeCourt } from '../law/courts/recognize.ts';
import { isUnnamed } from '../participants/unnamed.ts';
import { oneLine } from '../text/bidi-controls.ts';

const Line = z.object({
  value: z.string(),
  certainty: Certainty,
  factId: z.string(),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string(),
});

/** The head of a paper, each line with its words; null where the paper has none that was read. */
export const PaperCaption = z.object({
  documentId: z.string(),
  /** What the paper is called. */
  title: z.string(),
  caseNumber: Line.nullable(),
  courtName: Line.nullable(),
  plaintiffName: Line.nullable(),
  defendantName: Line.nullable(),
});
export type PaperCaption = z.infer<typeof PaperCaption>;
type CaptionLine = z.infer<typeof Line>;

/** What a case can still be told of itself, for a person to confirm. */
export const CaseCaption = z.object({
  /** Of a paper in the case; null where nothing is missing, or no paper has a case number. */
  paper: PaperCaption.nullable(),
});
export type CaseCaption = z.infer<typeof CaseCaption>;

const PLAINTIFF = /^(?:plaintiff|petitioner|appellant)$/i;
const DEFENDANT = /^(?:defendant|respondent|appellee)$/i;
const SURENESS = { certain: 2, likely: 1, unsure: 0 } as const;
const isSaid = ({ status }: Fact) => status === 'confirmed' || status === 'corrected';

/** What a person said first, then what was read with most certainty. */
function best<Kind extends FactKind>(facts: readonly Fact[], kind: Kind, fits: (fact: Fact) => boolean) {
  const found = facts.filter((fact) => fact.kind === kind && fact.status !== 'dismissed' && fits(fact));
  const isNamed = (fact: Fact) => !(fact.kind === 'party' && isUnnamed(fact.value.name));
  const rank = (fact: Fact) =>
    Number(isNamed(fact)) * 100 + Number(isSaid(fact)) * 10 + SURENESS[fact.certainty];
  return found.toSorted((one, other) => rank(other) - rank(one))[0];
}

function lineOf(fact: Fact | undefined, value: string): CaptionLine | null {
  const told = oneLine(value);
  if (fact === undefined || told === '') return null;
  const { id: factId, page, start, end, quote, certainty } = fact;
  return { value: told, certainty: isSaid(fact) ? 'certain' : certainty, factId, page, start, end, quote };
}

/**
 * The head of the paper that gives the case number most surely; null where none gives one. `titles` are of the papers
 * that count.
 */
export function captionOf(
  facts: readonly Fact[],
  titles: ReadonlyMap<string, string>,
  state: string | null,
): PaperCaption | null {
  const known = facts.filter(({ documentId }) => titles.has(documentId));
  const number = best(known, 'case-number', () => true);
  if (number?.kind !== 'case-number') return null;
  const own = known.filter(({ documentId }) => documentId === number.documentId);
  const court = best(own, 'court', () => true);
  const side = (role: RegExp) =>
    best(own, 'party', (fact) => fact.kind === 'party' && role.test(fact.value.role));
  const [plaintiff, defendant] = [side(PLAINTIFF), side(DEFENDANT)];
  const printed = court?.kind === 'court' ? court.value.name : '';
  const recognized = recognizeCourt({ courtName: printed, caseNumber: number.value.number, state });
  const courtName = recognized.certainty === 'certain' ? (recognized.court?.name ?? printed) : printed;
  return {
    documentId: number.documentId,
    title: titles.get(number.documentId) ?? '',
    caseNumber: lineOf(number, number.value.number),
    courtName: lineOf(court, courtName),
    plaintiffName: lineOf(plaintiff, plaintiff?.kind === 'party' ? plaintiff.value.name : ''),
    defendantName: lineOf(defendant, defendant?.kind === 'party' ? defendant.value.name : ''),
  };
}
