import { describe, expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const caption = (defendant: string) => `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT
OLIN PRATT, Plaintiff,
v.                          No. D-101-CV-2026-01555
${defendant}, Defendant.
`;

function duties(text: string, docType: string) {
  const { facts } = readFacts({ text, docType, docDate: null, pageCount: 1, notes: [] });
  return facts.flatMap((fact) => (fact.kind === 'deadline' ? [[fact.label, fact.value.who]] : []));
}

const subpoena = (defendant: string) => `${caption(defendant)}
SUBPOENA FOR PRODUCTION OF DOCUMENTS

TO: WILLA HARGROVE, 219 Larkspur Court, Santa Fe, New Mexico.

YOU ARE COMMANDED to produce your lease and receipts on December 18, 2026 at 9:00 a.m. at the office of Reyes and Todd.
You may serve a written objection within fourteen (14) days after service of this subpoena. If you do not comply you may be held in contempt of court.`;

describe('whose duty a subpoena names', () => {
  it('is that of the party to whom it is addressed', () => {
    expect(duties(subpoena('WILLA HARGROVE'), 'Subpoena').map(([, who]) => who)).toEqual([
      'defendant',
      'defendant',
    ]);
  });

  it('is nobody’s who sues or is sued where it is addressed to somebody else', () => {
    expect(duties(subpoena('COPPER MESA PROPERTIES LLC'), 'Subpoena').map(([, who]) => who)).toEqual([
      'other',
      'other',
    ]);
  });
});

const garnishment = (own: string, notice: string) => `${caption('WILLA HARGROVE')}
HIGH DESERT CREDIT UNION, Garnishee.

WRIT OF GARNISHMENT

${own}

${notice} Certain property, wages and benefits are exempt from garnishment. If you believe that your money is exempt, you must file a claim of exemption with the court within ten (10) days after you receive this notice.`;

describe('whose duty a garnishment names', () => {
  it.each([
    [
      'THE STATE OF NEW MEXICO TO: HIGH DESERT CREDIT UNION, Garnishee.\n\nYou are ordered to file a written answer with the court within twenty (20) days after service of this writ.',
      'NOTICE TO DEFENDANT OF RIGHT TO CLAIM EXEMPTIONS:',
    ],
    [
      'TO THE ABOVE NAMED GARNISHEE:\n\nYou must serve and file a written answer to this writ within twenty (20) days after service of this writ on you.',
      'NOTICE TO JUDGMENT DEBTOR\n\n',
    ],
    [
      'The garnishee shall file an answer with the court within twenty (20) days after service of this writ.',
      'NOTICE TO DEFENDANT:',
    ],
  ])('gives the answer to whoever holds the money: %s', (own, notice) => {
    const found = duties(garnishment(own, notice), 'Garnishment');
    expect(found).toHaveLength(2);
    expect(found[0]).toEqual([expect.stringMatching(/answer/i), 'other']);
    expect(found[1]).toEqual([expect.stringMatching(/claim of exemption/i), 'defendant']);
  });
});
