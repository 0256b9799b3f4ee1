import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawPdf } from '#server/drafting/pdf.ts';
import type { FilingParticipant } from '#src/answers/filing/input.ts';
import { answerPaper } from '#src/answers/filing/paper.ts';
import { preflight } from '#src/answers/filing/preflight.ts';
import { filingOf } from './filing-fixture.ts';

const INES: FilingParticipant = {
  role: 'attorney',
  displayName: 'Ines M. Calloway',
  organization: 'Calloway & Teague',
  address: '9 Mesa Rd\nTaos, NM 87571',
  email: 'ines@example.org',
};
const COTTONWOOD: FilingParticipant = {
  role: 'plaintiff',
  displayName: 'Cottonwood Flats Properties, LLC',
  organization: 'Cottonwood Flats Properties, LLC',
  address: '40 Alder Lane\nSanta Fe, NM 87501',
  email: '',
};
const ERNESTINE: FilingParticipant = { ...COTTONWOOD, displayName: 'Ernestine Valdés', organization: '' };
const DEFENDANT: FilingParticipant = {
  ...ERNESTINE,
  role: 'defendant',
  displayName: 'Marisol Quintana-Ortega',
};

function certificateOf(participants: FilingParticipant[], change: object = {}) {
  const input = filingOf({ count: 3, change: { participants, ...change } });
  const block = answerPaper(input).blocks.at(-1);
  if (block?.type !== 'certificate') throw new Error('The paper ends with its certificate.');
  const items = preflight(input, { today: '2026-03-10', deadlines: [], missingLetters: [] });
  const item = items.find(({ id }) => id === 'certificate');
  return { ...block, text: item?.text ?? '', fix: item?.fix, level: item?.level };
}

const BLANK_WHO = 'Name of the other side’s lawyer, or of the other side if there is no lawyer';
const BLANK_WHERE = 'Address or e-mail address it was sent to';
const ANYBODY = 'Anybody else in the case, and the address it was sent to';

describe('the certificate of service', () => {
  it('names nobody where nobody is entered', () => {
    const { people, lines, text, fix } = certificateOf([]);
    expect(people).toEqual([]);
    expect(lines).toEqual([BLANK_WHO, BLANK_WHERE, 'Signature']);
    expect(text).toContain('once they are among the participants');
    expect(fix).toBe('participants');
  });

  it('names the lawyer with firm and address, and not the party; never who answers', () => {
    const { people, lines, text, level } = certificateOf([DEFENDANT, COTTONWOOD, INES]);
    expect(people).toEqual([
      ['Ines M. Calloway, Calloway & Teague', '9 Mesa Rd', 'Taos, NM 87571', 'ines@example.org'],
    ]);
    expect(lines).toEqual(['Signature']);
    expect(level).toBe('check');
    expect(text).toContain('make sure that this lawyer acts for somebody else');
  });

  it('names the other side where there is no lawyer, and leaves room for those it does not know', () => {
    const all = certificateOf([COTTONWOOD, ERNESTINE, DEFENDANT]);
    expect(all.people).toEqual([
      ['Cottonwood Flats Properties, LLC', '40 Alder Lane', 'Santa Fe, NM 87501'],
      ['Ernestine Valdés', '40 Alder Lane', 'Santa Fe, NM 87501'],
    ]);
    expect(all.lines).toEqual(['Signature']);
    // The complaint names two plaintiffs.
    const one = certificateOf([COTTONWOOD]);
    expect(one.lines).toEqual([ANYBODY, 'Signature']);
    expect(one.text).toContain('Everybody else in the case gets a copy too');
  });

  it('leaves a line for an address that nobody has entered, and says so', () => {
    const { people, lines, text } = certificateOf([{ ...INES, address: '', email: '' }]);
    expect(people).toEqual([['Ines M. Calloway, Calloway & Teague']]);
    expect(lines).toEqual([`${BLANK_WHERE}: Ines M. Calloway`, 'Signature']);
    expect(text).toContain('An address is missing for Ines M. Calloway.');
  });

  it('somebody without a name is not served', () => {
    expect(certificateOf([{ ...INES, displayName: ' ' }]).people).toEqual([]);
  });

  it('says nothing of what has not happened: no day, no way, no signature', () => {
    const { before, choices, lines, people } = certificateOf([INES]);
    expect(before).toMatch(/on _+, 20____, I sent/);
    expect(JSON.stringify([choices, people, lines])).not.toMatch(/20\d\d|\/s\/|[✓☑x]\]/);
  });

  it('of a long list goes on overleaf', async () => {
    const participants = Array.from({ length: 70 }, (_, index) => ({
      ...INES,
      displayName: `Lawyer ${index}`,
    }));
    const paper = answerPaper(filingOf({ count: 3, change: { participants } }));
    const bytes = await drawPdf(paper, paper.shortTitle, new Date('2026-03-09T16:20:00Z'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text.match(/Lawyer \d+/g)).toEqual(participants.map(({ displayName }) => displayName));
  });

  it('stands so in the PDF', async () => {
    const paper = answerPaper(filingOf({ count: 3, change: { participants: [INES] } }));
    const bytes = await drawPdf(paper, paper.shortTitle, new Date('2026-03-09T16:20:00Z'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toMatch(
      /filing system Ines M\. Calloway, Calloway & Teague 9 Mesa Rd Taos, NM 87571 ines@example\.org/,
    );
  });
});
