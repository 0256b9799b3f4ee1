import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PersonalData, personalDataIn } from '#src/answers/filing/personal-data.ts';
import { fullName } from '#src/auth/person-name.ts';
import { isMail, readMailHead } from '#src/documents/mail-head.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import {
  type Candidate,
  compareRanges,
  holdingBack,
  type InspectedProduction,
  inspectProduction,
  nextVolume,
  type Producible,
  pagesOf,
} from '#src/productions/production-check.ts';
import { attachmentsNamed } from '#src/productions/production-mail.ts';
import type {
  CreateProductionInput,
  PersonalDataFinding,
  Production,
  ProductionCheck,
  ProductionChoice,
} from '#src/productions/schema.ts';
import { type BatesRange, firstOf, lastOf } from '#src/review/bates.ts';
import { familyRoots } from '#src/review/families.ts';
import { amount } from '#src/text/words.ts';
import type { Deps } from '../deps.ts';
import { lockNumbers, markRangesProduced } from '../review/bates-store.ts';
import {
  getProductionRow,
  insertProduced,
  insertProduction,
  listBeginnings,
  listCandidates,
  listMailHeads,
  listProduced,
  listVolumes,
  lockDocuments,
  type MailTop,
  type Numbered,
  setProductionStatus,
} from './store.ts';

type Db = Deps['db'];

const NOT_ALL = 'Not all of these documents are there any more. Please choose again.';
/** Named one by one in a refusal; the rest is counted. */
const MOST_NAMED = 500;
const SCANNED_TEXT = 1_000_000;
const NAMED_IN_EVENT = 500;

interface Choice {
  chosen: Set<string>;
  withheld: Set<string>;
}

/** Each id once; one that is to be withheld is not produced. */
function choiceOf({ documentIds, withheldIds }: ProductionChoice): Choice {
  if (![...documentIds, ...withheldIds].every(isId)) throw new AppError('NOT_FOUND', NOT_ALL);
  const withheld = new Set(withheldIds.map((id) => id.toLowerCase()));
  const chosen = new Set(documentIds.map((id) => id.toLowerCase()).filter((id) => !withheld.has(id)));
  if (chosen.size === 0) throw new AppError('BAD_REQUEST', 'Choose at least one document to produce.');
  return { chosen, withheld };
}

async function look(
  db: Db,
  caseId: AuthorizedCaseId,
  { chosen, withheld }: Choice,
): Promise<{ all: Candidate[]; found: InspectedProduction }> {
  const all = await listCandidates(db, caseId);
  const known = new Set(all.map(({ id }) => id));
  if (![...chosen, ...withheld].every((id) => known.has(id))) throw new AppError('NOT_FOUND', NOT_ALL);
  return { all, found: inspectProduction(all, chosen, withheld) };
}

/** What stands in the way of producing these documents, and what is worth a look; stores nothing. */
export async function checkProduction(
  db: Db,
  caseId: AuthorizedCaseId,
  choice: ProductionChoice,
): Promise<ProductionCheck> {
  const { found } = await look(db, caseId, choiceOf(choice));
  const { produced: _produced, ...answer } = found;
  const volumes = await listVolumes(db, caseId);
  return { ...answer, nextVolume: nextVolume(volumes.map(({ volume }) => volume)) };
}

/** The documents among these whose words seem to give personal data in full. */
export async function findPersonalData(
  db: Db,
  caseId: AuthorizedCaseId,
  documentIds: readonly string[],
): Promise<PersonalDataFinding[]> {
  const texts = await listBeginnings(db, caseId, documentIds.filter(isId), SCANNED_TEXT);
  const findings: PersonalDataFinding[] = [];
  for (const { id, filename, text } of texts) {
    const kinds: PersonalData[] = personalDataIn(text);
    if (kinds.length > 0) findings.push({ documentId: id, filename, kinds });
    // Others are served between two texts.
    await nextTurn();
  }
  return findings;
}

async function mailTops(
  db: Db,
  caseId: AuthorizedCaseId,
  produced: readonly Producible[],
): Promise<Map<string, MailTop>> {
  const ids = produced.filter(isMail).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  return new Map((await listMailHeads(db, caseId, ids)).map((top) => [top.id, top]));
}

/** First and last number of each family, by its topmost document. */
function familyRanges(
  produced: readonly Producible[],
  roots: ReadonlyMap<string, string>,
): Map<string, { first: BatesRange; last: BatesRange }> {
  const families = new Map<string, { first: BatesRange; last: BatesRange }>();
  for (const { id, range } of produced) {
    const root = roots.get(id) ?? id;
    const known = families.get(root);
    if (known === undefined) families.set(root, { first: range, last: range });
    else if (compareRanges(range, known.first) < 0) known.first = range;
    else if (compareRanges(range, known.last) > 0) known.last = range;
  }
  return families;
}

/** The documents with their places, numbers and families. */
async function number(
  db: Db,
  caseId: AuthorizedCaseId,
  all: readonly Candidate[],
  produced: readonly Producible[],
): Promise<Numbered[]> {
  const tops = await mailTops(db, caseId, produced);
  const holding = holdingBack(all, produced);
  const roots = familyRoots(all);
  const families = familyRanges(produced, roots);
  const attached = new Map<string, string[]>();
  for (const { parentDocumentId, filename } of produced) {
    if (parentDocumentId !== null) {
      const siblings = attached.get(parentDocumentId);
      if (siblings === undefined) attached.set(parentDocumentId, [filename]);
      else siblings.push(filename);
    }
  }
  return produced.map((document, index) => {
    const { id, range } = document;
    const family = families.get(roots.get(id) ?? id) ?? { first: range, last: range };
    const top = tops.get(id);
    const head = top === undefined ? null : readMailHead(top.head);
    const said = top === undefined ? null : attachmentsNamed(top.head, attached.get(id) ?? []);
    const isComplete = said === null || (said.isComplete && top?.isWhole === true);
    const joined = (boxes: readonly string[] | undefined) => boxes?.join('; ') || null;
    return {
      documentId: id,
      position: index + 1,
      pages: pagesOf(range),
      begBates: firstOf(range),
      endBates: lastOf(range),
      batesPrefix: range.prefix,
      batesFirst: range.first,
      batesWidth: range.width,
      begAttach: firstOf(family.first),
      endAttach: lastOf(family.last),
      nativeAllowed: !holding.has(id) && isComplete,
      mailFrom: head?.from ?? null,
      mailTo: joined(head?.to),
      mailCc: joined(head?.cc),
      mailBcc: joined(head?.bcc),
      mailSubject: head?.subject ?? null,
      mailSent: head?.date ?? null,
      // The name of what is withheld may say what nobody is to know.
      head: said === null || said.isComplete ? null : said.head,
    };
  });
}

function refuse(blockers: InspectedProduction['blockers']): never {
  const errors = blockers.slice(0, MOST_NAMED).map(({ text }) => text);
  const more = blockers.length - errors.length;
  if (more > 0) errors.push(`And ${more.toLocaleString('en-US')} more.`);
  const [only] = errors;
  const count = new Set(blockers.map(({ documentId }) => documentId)).size;
  const message =
    errors.length === 1 && only !== undefined
      ? `Nothing was produced. ${only}`
      : `Nothing was produced. ${amount(count, 'document stands', 'documents stand')} in the way: ${errors.slice(0, 3).join(' ')}${errors.length > 3 ? ' …' : ''}`;
  throw new AppError('CONFLICT', message, { errors });
}

/**
 * Freezes a set of documents as they are now, all or none: afterwards they count as produced and their numbers stay.
 * CONFLICT, with every reason, while something stands in the way, and when the volume is taken; NOT_FOUND for a
 * document that is not of this case.
 */
export async function createProduction(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  caseId: AuthorizedCaseId,
  { documentIds, withheldIds, ...input }: CreateProductionInput,
  userId: string,
): Promise<Production> {
  const choice = choiceOf({ documentIds, withheldIds });
  const named = [...choice.chosen, ...choice.withheld];
  const now = deps.clock.now();
  const id = await deps.db.transaction().execute(async (db) => {
    await lockNumbers(db, caseId);
    if ((await lockDocuments(db, caseId, named)) !== named.length) throw new AppError('NOT_FOUND', NOT_ALL);
    const taken = (await listVolumes(db, caseId)).find(({ volume }) => volume === input.volume);
    if (taken !== undefined) {
      const message = `${input.volume} is already the volume of '${taken.name}'. Choose another.`;
      throw new AppError('CONFLICT', message, { fields: { volume: message } });
    }
    const { all, found } = await look(db, caseId, choice);
    if (found.blockers.length > 0) refuse(found.blockers);
    const { produced, withheld, documents, pages, bytes, firstBates, lastBates } = found;
    const production = await insertProduction(db, {
      ...input,
      caseId,
      documentCount: documents,
      pageCount: pages,
      bytes,
      firstBates: firstBates ?? '',
      lastBates: lastBates ?? '',
      withheld: JSON.stringify(withheld),
      createdBy: userId,
      createdAt: now,
    });
    await insertProduced(db, { id: production, caseId }, await number(db, caseId, all, produced));
    const ids = produced.map((document) => document.id);
    await markRangesProduced(db, caseId, ids, now);
    await setProductionStatus(db, caseId, ids, 'produced');
    await setProductionStatus(db, caseId, [...choice.withheld], 'withheld');
    return production;
  });
  deps.events.publish(caseId, {
    type: 'review-changed',
    ...(named.length <= NAMED_IN_EVENT && { ids: named }),
  });
  deps.events.publish(caseId, { type: 'productions-changed' });
  return getProduction(deps.db, caseId, id);
}

/** A production with its documents as they were; NOT_FOUND when it is not of this case. */
export async function getProduction(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Production> {
  const row = await getProductionRow(db, caseId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { firstName, lastName, email, ...production } = row;
  const name = fullName({ firstName, lastName });
  const documents = await listProduced(db, caseId, id);
  return { ...production, createdBy: name || email, documents };
}
