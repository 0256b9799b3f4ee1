import { isMail, readMailHead } from '../documents/mail-head.ts';
import { amount, named } from '../text/words.ts';
import { inFamilies } from './families.ts';
import {
  authorLine,
  type KnownPerson,
  outsiders,
  peopleOf,
  recipientsLine,
  shortName,
} from './log-people.ts';
import type { LogPerson, LogWarning, PrivilegeLogRow } from './privilege-schema.ts';

/** A document that belongs on the log: coded as privileged or work product, withheld or redacted. */
export interface LoggedDocument {
  id: string;
  filename: string;
  mimeType: string | null;
  docType: string | null;
  documentCategory: string | null;
  docDate: string | null;
  privilegeStatus: string | null;
  productionStatus: string | null;
  batesNumber: string | null;
  batesEnd: string | null;
  parentDocumentId: string | null;
  /** Of the document it was attached to, whether that is on the log or not; null where there is none. */
  parentBatesNumber: string | null;
  attachments: number;
  /** The beginning of an e-mail's text; null for any other document. */
  head: string | null;
  description: string | null;
  basis: string | null;
  author: string | null;
  recipients: string | null;
}

const PRIVILEGES: Record<string, string> = {
  privileged: 'Attorney–client privilege',
  work_product: 'Work product',
};

/** What stands for a document without a Bates number: made of its id, so that it stays the same. */
function controlNumber(id: string): string {
  return `C-${id.slice(0, 13).toUpperCase()}`;
}

function numbersOf({ id, batesNumber, batesEnd }: LoggedDocument): string {
  if (batesNumber === null) return controlNumber(id);
  return batesEnd === null || batesEnd === batesNumber ? batesNumber : `${batesNumber} – ${batesEnd}`;
}

function familyOf({ parentDocumentId, parentBatesNumber, attachments }: LoggedDocument): string {
  const counted = amount(attachments, 'attachment');
  return [
    ...(parentDocumentId === null
      ? []
      : [`Attached to ${parentBatesNumber ?? controlNumber(parentDocumentId)}`]),
    ...(attachments === 0 ? [] : [`With ${counted}`]),
  ].join('; ');
}

function typeOf(document: LoggedDocument): string {
  return document.documentCategory ?? document.docType ?? (isMail(document) ? 'Email' : 'Document');
}

/** Who wrote to whom and when: what a log may say of any document, up to the place where its subject belongs. */
function suggestedDescription(document: LoggedDocument, people: readonly LogPerson[]): string {
  const author = people.find(({ kind }) => kind === 'author');
  const to = people.filter(({ kind }) => kind === 'to').map(shortName);
  const what = isMail(document) ? 'E-mail' : typeOf(document);
  return [
    what,
    ...(document.attachments > 0 ? ['with attachments'] : []),
    ...(author === undefined ? [] : [`from ${shortName(author)}`]),
    ...(to.length === 0 ? [] : [`to ${named(to)}`]),
    'about …',
  ].join(' ');
}

function suggestedBasis(status: string | null, hasLawyer: boolean): string {
  if (status === 'work_product') {
    return 'Made by or for a party because of this lawsuit, or because a lawsuit was expected.';
  }
  if (status !== 'privileged' || !hasLawyer) return '';
  return 'Confidential communication between a client and a lawyer, to ask for or give legal advice.';
}

function treatmentOf({ productionStatus }: LoggedDocument): PrivilegeLogRow['treatment'] {
  if (productionStatus === 'redacted' || productionStatus === 'produced') return productionStatus;
  return 'withheld';
}

const LAWYERS_WORD = /\b(?:lawyer|attorney|counsel|esq)\b/i;

function warningsOf(
  document: LoggedDocument,
  row: Omit<PrivilegeLogRow, 'warnings' | 'logNumber'>,
  known: readonly KnownPerson[],
): LogWarning[] {
  const warnings: LogWarning[] = [];
  const warn = (field: LogWarning['field'], text: string) => warnings.push({ field, text });
  if (row.privilege === '') {
    warn(
      'privilege',
      `It is ${row.treatment}, and no privilege is claimed for it. Please code it, or produce it.`,
    );
  }
  if (row.treatment === 'produced') {
    warn(
      'treatment',
      'It is marked as produced. If that was a mistake, ask for it back at once (FRCP 26(b)(5)(B), FRE 502(b)).',
    );
  }
  if (row.description === '' || /…\s*$/.test(row.description)) {
    warn(
      'description',
      'Say what it is about without saying what is in it. A claim that is not described can be lost (FRCP 26(b)(5)(A)).',
    );
  }
  if (row.basis === '') warn('basis', 'Say why it is protected (FRCP 26(b)(5)(A)).');
  if (row.date === null) warn('date', 'Its date is not known.');
  if (row.author === '') warn('author', 'Its author is not known.');
  if (row.recipients === '' && isMail(document)) warn('recipients', 'Its recipients are not known.');
  const hasLawyer =
    row.people.some(({ isLawyer }) => isLawyer) || LAWYERS_WORD.test(`${row.author} ${row.recipients}`);
  if (document.privilegeStatus === 'privileged' && !hasLawyer) {
    warn(
      'privilege',
      'No lawyer wrote it or got it. Attorney–client privilege needs one. Add the lawyer to the people of the case, or check how it is coded.',
    );
  }
  const others = document.privilegeStatus === 'privileged' ? outsiders(row.people, known) : [];
  if (others.length > 0) {
    warn(
      'recipients',
      `${named(others)}: neither a party nor a lawyer in this case. Privilege can be lost where outsiders saw the document.`,
    );
  }
  return warnings;
}

function rowOf(document: LoggedDocument, logNumber: number, known: readonly KnownPerson[]): PrivilegeLogRow {
  const head = document.head === null ? null : readMailHead(document.head);
  const people = head === null ? [] : peopleOf(head, known);
  const row = {
    documentId: document.id,
    controlNumber: numbersOf(document),
    batesNumber: document.batesNumber,
    batesEnd: document.batesEnd,
    filename: document.filename,
    date: document.docDate ?? head?.date ?? null,
    type: typeOf(document),
    author: document.author ?? authorLine(people),
    recipients: document.recipients ?? recipientsLine(people),
    people,
    description: document.description ?? '',
    suggestedDescription: suggestedDescription(document, people),
    privilege: PRIVILEGES[document.privilegeStatus ?? ''] ?? '',
    treatment: treatmentOf(document),
    basis: document.basis ?? '',
    suggestedBasis: suggestedBasis(
      document.privilegeStatus,
      people.some(({ isLawyer }) => isLawyer),
    ),
    family: familyOf(document),
    parentDocumentId: document.parentDocumentId,
    ownAuthor: document.author,
    ownRecipients: document.recipients,
  };
  return { ...row, logNumber, warnings: warningsOf(document, row, known) };
}

/**
 * The privilege log (FRCP 26(b)(5)(A)): a line for each document, families together, numbered from 1. It is made of the
 * heads of e-mails, the codes and the person's own words; nothing of a document's text goes into it.
 */
export function privilegeLog(
  documents: readonly LoggedDocument[],
  known: readonly KnownPerson[],
): PrivilegeLogRow[] {
  return inFamilies(documents).map((document, index) => rowOf(document, index + 1, known));
}
