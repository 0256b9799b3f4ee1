import { describe, expect, it } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';

const kindOf = (text: string) => classifyDocument({ text, filename: 'scan.pdf' }).id;

const HEAD = `        United States Court of Appeals
              For the Larch Circuit

No. 31-1508

                 ADA QUILL,
                 Petitioner,

                     v.

        OWEN TICE, ATTORNEY GENERAL,
                 Respondent.

   PETITION FOR REVIEW OF AN ORDER OF THE BOARD OF APPEALS

                   Before

        Vale, Poe and Wren, Circuit Judges.

     Bert Lund on brief for petitioner.

                August 17, 2031
`;

describe('a decision by the form of its head', () => {
  it('who wrote it stands before its first words, and what it quotes below gives it no title', () => {
    const text = `${HEAD}
     VALE, Circuit   Judge.    The petitioner challenges a decision of the Board.

                 MOTION TO REOPEN

We turn to the motion. The petition for review is denied.
`;
    expect(kindOf(text)).toBe('opinion');
  });

  it('nobody wrote it by name', () => {
    expect(kindOf(`${HEAD}\n     Per Curiam.   Petitioner was convicted in 2029. He appeals.\n`)).toBe(
      'opinion',
    );
  });

  it('an entry that only rules is an order', () => {
    const entry =
      'Ada QUILL, petitioner,\nv.\nOwen TICE, Secretary of Parks.\n\nNo. 31-7320.\n\nSupreme Court of Larchland\n\nJan. 13, 2031.\n\nMotion of petitioner for leave to proceed without fees denied.\n';
    expect(kindOf(entry)).toBe('order');
    expect(kindOf(entry.replace(/Motion of.*/, 'On order of the Court, the application is DENIED.'))).toBe(
      'order',
    );
  });

  it('what a party files there is none', () => {
    expect(
      kindOf(`${HEAD}\nBRIEF FOR PETITIONER\n\nThe Board erred.\n\nPer Curiam decisions bind.\n`),
    ).not.toBe('opinion');
  });
});

describe('an order of a trial court', () => {
  const ORDER = `UNITED STATES DISTRICT COURT
DISTRICT OF LARCHLAND

ADA QUILL,
Petitioner,
v.
OWEN TICE,
Respondent.

ORDER ADOPTING REPORT OF MAGISTRATE JUDGE,
DISMISSING SECOND AMENDED PETITION FOR
WRIT OF HABEAS CORPUS, AND CLOSING CASE

It is ORDERED that the petition is DISMISSED.

DONE AND ORDERED this ____ day of January, 2032.

BERT LUND
UNITED STATES DISTRICT JUDGE
`;
  const stamp = (number: string) =>
    `Case 0:31-cv-60910-BL Document ${number} Entered on LL Docket 01/25/2032 Page 1 of 1\n`;

  it('the second line of its title says what it does', () => {
    expect(kindOf(stamp('33') + ORDER)).toBe('order');
  });

  it('with an empty day it is a draft, unless the docket has it as a paper of its own', () => {
    const plain = ORDER.replace(/ORDER ADOPTING[\s\S]*CASE\n/, 'ORDER ON REPORT AND RECOMMENDATION\n');
    expect(kindOf(stamp('33') + plain)).toBe('order');
    expect(kindOf(plain)).toBe('proposed-order');
    expect(kindOf(stamp('32-1') + plain)).toBe('proposed-order');
  });
});
