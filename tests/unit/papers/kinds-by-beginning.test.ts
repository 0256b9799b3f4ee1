import { describe, expect, it } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';

const kindOf = (text: string) =>
  classifyDocument({ text, filename: 'paper.txt', mimeType: 'text/plain' }).kind;
const typeOf = (text: string) =>
  classifyDocument({ text, filename: 'paper.txt', mimeType: 'text/plain' }).type;

describe('kinds of papers by how they begin', () => {
  it('the words of a sitting are a transcript, whatever was moved for there', () => {
    const head = `IN THE CIRCUIT COURT FOR THE COUNTY OF LARCH
NORA FINCH,
     Plaintiff,
v                    Case No. 24-004471-CZ
BERT LUND,
     Defendant.
MOTION FOR SUMMARY DISPOSITION
BEFORE THE HONORABLE CARL MUND
Monday, March 4, 2024 - 9:12 a.m.`;
    const said = `THE COURT: Good morning. This is Finch versus Lund.
MS. QUILL: Good morning, Your Honor. Ada Quill for the plaintiff.
MR. KELL: Otis Kell for the defendant.
THE COURT: It is your motion, Mr. Kell.`;
    expect(typeOf(`${head}\n${said}`)).toBe('Transcript');
    // A motion that quotes a line of one is a motion.
    expect(
      typeOf(`${head}\nThe court said:\nTHE COURT: It is your motion.\nThe defendant moves again.`),
    ).toBe('Motion');
  });

  it('a reviewing court’s few lines are an order', () => {
    expect(
      kindOf(`Matter of Finch v Lund
2024 NY Slip Op 01234
March 4, 2024
Appellate Division, Second Department
In the Matter of Nora Finch et al., Petitioners,
v
Bert Lund, as Justice of the Supreme Court, Respondent.
Proceeding pursuant to CPLR article 78 to compel the respondent to reinstate the complaint in an action.
Adjudged that the petition is denied and the proceeding is dismissed, without costs or disbursements.`),
    ).toBe('order');
  });

  it('Pennsylvania’s orders begin with the day; what they deny is no title', () => {
    expect(
      kindOf(`NORA FINCH,\tIN THE COURT OF COMMON PLEAS OF
LARCH COUNTY, PENNSYLVANIA
Plaintiff
V.
BERT LUND
Defendant
NO 24-447 CIVIL TERM
ORDER OF COURT
AND NOW, this 4th day of March, 2024, after review and consideration of Defendant's
Petition to Comply, it is DENIED.
By the Court,
Counsel for Plaintiff`),
    ).toBe('order');
  });

  it('a form that orders something on its first page is no complaint for the one that it tells of', () => {
    expect(
      kindOf(`UNITED STATES DISTRICT COURT
DISTRICT OF LARCH
NORA FINCH CASE NUMBER
PLAINTIFF(S) 24-CV-00447
v.
CITY OF ELM DEFENDANT(S). LEAVE TO FILE WITHOUT PREPAYMENT
IT IS ORDERED that the complaint may be filed without prepayment of the filing fee.
Further proceedings are subject to the orders of the judge to whom the case is assigned.\fThe complaint says that Plaintiff was stopped; Plaintiff alleges that the officer took the license, and complains of it.`),
    ).toBe('order');
  });

  it('a mail that was printed with the sender’s address on a line of its own, and its Reply-To', () => {
    expect(
      kindOf(`Nora Finch <nora.finch@example.com>
Your records request 24-0112
1 message
Records Office
<records@larchville.example.gov>
Mon, Mar 4, 2024
at 9:12 AM
Reply-To: 25ce3077-7854-458a-
89cb.records@larchville.example.gov
To: nora.finch@example.com
We have received your request. The estimated cost is $45.`),
    ).toBe('email');
  });

  it('rows of a register are no titles, where recognition lost its columns', () => {
    const rows = [
      '1/4/2024 ) MOTION - TO STRIKE',
      '12/29/2023 ) MOTION - FOR DISCOVERY',
      '12/1/2023 ) SUBPOENA',
    ];
    expect(kindOf(`Case Details\nState\nVS.\nFINCH, NORA\n${rows.join('\n')}`)).not.toBe('motion');
  });
});
