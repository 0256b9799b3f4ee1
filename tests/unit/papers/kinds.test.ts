import { describe, expect, it } from 'vitest';
import { DISCOVERY_DOCUMENT_TYPES } from '#src/documents/discovery-schema.ts';
import { DocketDocumentType } from '#src/papers/docket/docket-row.ts';
import {
  beginsCase,
  coarseOf,
  finerOf,
  isByCourt,
  kindFor,
  kindOf,
  statesClaim,
  tellsWhatToDo,
} from '#src/papers/kind-of.ts';
import { docketTypesOf, KINDS, kindById, kindsNamed, namesFoundBy } from '#src/papers/kinds.ts';

describe('the table of kinds', () => {
  it('has each key and each name once, and a sentence for what it is and what it asks', () => {
    expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
    expect(new Set(KINDS.map(({ name }) => name.toLowerCase())).size).toBe(KINDS.length);
    for (const { is, asks } of KINDS) {
      expect(is).toMatch(/^[A-Z].{20,}\.$/);
      expect(asks).toMatch(/^[A-Z].{30,}\.$/);
    }
  });

  it.each(KINDS)(
    '$name is read back from what is stored, and is filed under a kind',
    ({ id, name, filedAs }) => {
      expect(kindOf(name)).toBe(id);
      expect(kindOf(name.toUpperCase())).toBe(id);
      expect(kindFor(filedAs).filedAs).toBe(filedAs);
      expect(
        kindFor(filedAs).coarse === kindById(id).coarse || id === 'disclosure' || id === 'notice-dismissal',
      ).toBe(true);
    },
  );

  it('names only types that entries of a docket have', () => {
    for (const { docket } of KINDS)
      for (const type of docket) expect(DocketDocumentType.parse(type)).toBe(type);
  });

  it('knows e-discovery’s words and the stages of a case', () => {
    for (const type of DISCOVERY_DOCUMENT_TYPES) expect(kindsNamed(type), type).not.toEqual([]);
    expect(kindOf('Motion Practice')).toBe('motion');
    expect(kindOf('Process of Service')).toBe('summons');
    expect(kindOf('Auxiliary Document')).toBe('other');
    expect(kindOf('Settlement Conference')).toBeNull();
    expect(kindOf('Trial')).toBeNull();
  });
});

describe('kindOf', () => {
  it.each([
    ['First Amended Complaint', 'complaint'],
    ['complaint for damages', 'complaint'],
    ['Petition for Restitution', 'petition'],
    ['Petition for Rehearing', 'motion'],
    ['Third-Party Complaint', 'counterclaim'],
    ['Counterclaims', 'counterclaim'],
    ['Answer to Complaint', 'answer'],
    ['Motion to Dismiss the Complaint', 'motion'],
    ['Order on the petition', 'order'],
    ['Scheduling Order', 'order'],
    ['Proposed Order', 'proposed-order'],
    ['Proof of Service', 'return'],
    ['Summons issued', 'summons'],
    ['Notice of Hearing', 'notice-hearing'],
    ['3-Day Notice to Pay or Quit', 'eviction-notice'],
    ['plaintiff Document Production request', 'production'],
    ['defendant Interrogatories request', 'interrogatories'],
    ['plaintiff Admissions response', 'discovery-response'],
    ['E-mail', 'email'],
    ['Photographs', 'picture'],
    ['Grandmother’s box', null],
    ['', null],
    [null, null],
  ])('“%s” is %s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });

  it('reads what is as long as a category may be, and no more', () => {
    expect(kindOf(`Order ${'x'.repeat(190)}`)).toBe('order');
    expect(kindOf(`Order ${'x'.repeat(300)}`)).toBeNull();
  });
});

describe('views of the table', () => {
  it('tells claims, decisions and commands by kind, not by a word in the name', () => {
    expect(['Complaint', 'Petition', 'Counterclaim'].every(statesClaim)).toBe(true);
    expect(statesClaim('Motion to Dismiss Complaint')).toBe(false);
    expect(beginsCase('Counterclaim')).toBe(false);
    expect(['Minute Entry', 'Opinion', 'Default Judgment'].every(isByCourt)).toBe(true);
    expect(isByCourt('Proposed Order')).toBe(false);
    expect(isByCourt('Motion for Protective Order')).toBe(false);
    expect(tellsWhatToDo('Eviction Notice')).toBe(true);
    expect(tellsWhatToDo('Complaint')).toBe(false);
    expect(coarseOf('Interrogatories')).toBe('discovery');
  });

  it('gives the types of docket entries that a category can stand for', () => {
    expect(docketTypesOf('Motion Practice')).toEqual(['Motion', 'Response', 'Reply', 'Memorandum']);
    expect(docketTypesOf('process of service')).toEqual(['Summons', 'Service']);
    expect(docketTypesOf('Interrogatories')).toEqual(['Discovery']);
    expect(docketTypesOf('Other')).toBeNull();
    expect(docketTypesOf('Grandmother’s box')).toBeNull();
  });

  it('takes the finer kind where a paper is filed under its category', () => {
    expect(finerOf('Notice', 'Notice of Hearing')).toBe('Notice of Hearing');
    expect(finerOf('Motion', 'Notice of Hearing')).toBe('Motion');
    expect(finerOf('Other', 'Lease')).toBe('Lease');
    expect(finerOf(null, 'Lease')).toBe('Lease');
    expect(finerOf('Grandmother’s box', null)).toBe('Grandmother’s box');
    expect(finerOf(null, null)).toBe('Other');
  });

  it('finds the finer kinds by the word they were called by', () => {
    expect(namesFoundBy('discovery')).toEqual(expect.arrayContaining(['discovery', 'interrogatories']));
    expect(namesFoundBy('order')).toEqual(expect.arrayContaining(['order', 'minute entry', 'opinion']));
    expect(namesFoundBy('grandmother')).toEqual(['grandmother']);
  });
});
