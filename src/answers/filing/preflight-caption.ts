import { courtDoubt, lawOf } from '../../law/case-law.ts';
import { sameCaseNumber } from '../../law/case-number.ts';
import { countyIn } from '../../law/courts/county-names.ts';
import { ruleText } from '../../law/from-memory.ts';
import { isOrganization } from '../../participants/organization.ts';
import { asSentence } from '../../text/sentence-end.ts';
import type { AnswerCourt } from '../schema.ts';
import { companyRule, courtHead } from './court.ts';
import type { FilingInput } from './input.ts';
import { paperNumber } from './paper.ts';
import { readSides, type Side } from './parties.ts';
import type { PreflightItem } from './preflight-schema.ts';

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const BLANKS = {
  court:
    'The court is not known, so its line is left blank. Copy it from the top of the complaint or the summons.',
  county:
    'The county is not known, so its line is left blank. Copy it from the top of the complaint or the summons.',
  district:
    'Which district the court is of is not known, so its place is left blank. Copy it from the top of the complaint or the summons.',
} as const;

/** Whether the head of the paper is whole, and the same as the complaint's. */
export function captionItems(input: FilingInput, court: AnswerCourt): PreflightItem[] {
  const printed = input.captions.find((caption) => caption.court.length > 0)?.court ?? [];
  const head = courtHead({ ...input.case, printed });
  const items: PreflightItem[] = head.missing.map((what) => ({
    id: what,
    level: 'missing',
    text: BLANKS[what],
    fix: 'case',
  }));
  if (head.missing.length === 0) {
    items.push({ id: 'court', level: 'done', text: 'The court stands on the paper.', fix: 'case' });
  }
  items.push(...courtDoubted(input), ...courtDiffers(input, printed, court), numberItem(input));
  const sides = readSides({ ...input.case, participants: input.participants, captions: input.captions });
  items.push(...sideItems(sides.claiming, 'plaintiff'), ...sideItems(sides.answering, 'defendant'));
  if (sides.others.length > 0) {
    items.push({
      id: 'other-parties',
      level: 'check',
      text: `The complaint's caption also names ${list(sides.others)}, in a role of their own. Add them to the caption where the complaint has them.`,
      fix: null,
    });
  }
  const companies = sides.answering.names.filter(isOrganization);
  if (companies.length > 0) {
    items.push({
      id: 'company',
      level: 'check',
      text: `${list(companies)} ${companies.length === 1 ? 'looks' : 'look'} like a company or another body. ${whoSigns({ ...input.case, printed })} An answer signed by somebody who may not sign for it may be struck. Ask the clerk.`,
      fix: 'case',
    });
  }
  if (sides.answering.names.length > 1) {
    items.push({
      id: 'several-defendants',
      level: 'check',
      text: `The caption names ${sides.answering.names.length} ${sides.answering.designation.toLowerCase()}s. This answer speaks for you alone; each of the others must answer and sign for themselves.`,
      fix: null,
    });
  }
  return items;
}

/** Who signs for a company in the court. */
function whoSigns(source: Parameters<typeof companyRule>[0]): string {
  const rule = companyRule(source);
  return rule === null ? 'In most courts it needs a lawyer.' : ruleText(rule.text, rule.isFromMemory);
}

/** The days of this answer go by the court that is taken, whatever the paper's head says. */
function courtDoubted({ case: entered }: FilingInput): PreflightItem[] {
  const doubt = courtDoubt(lawOf(entered));
  return doubt === null ? [] : [{ id: 'court-doubt', level: 'check', text: doubt, fix: 'case' }];
}

function courtDiffers(
  { case: entered }: FilingInput,
  printed: readonly string[],
  court: AnswerCourt,
): PreflightItem[] {
  const { courtName } = entered;
  if (!courtName || printed.length === 0) return [];
  const theirs = courtHead({ ...entered, courtId: null, courtName: null, caseNumber: null, printed });
  const [ours, named] = [countyIn(courtName), countyIn(printed.join('\n'))];
  const isOtherCounty = ours !== null && named !== null && ours.toLowerCase() !== named.toLowerCase();
  const isOtherCourt = court !== 'other' && theirs.court !== 'other' && court !== theirs.court;
  if (!isOtherCounty && !isOtherCourt) return [];
  return [
    {
      id: 'court-differs',
      level: 'check',
      text: `The case says “${courtName}”, and the complaint's caption “${printed.join(', ')}”. The answer goes to the court on the complaint: correct the case if it is wrong.`,
      fix: 'case',
    },
  ];
}

function numberItem(input: FilingInput): PreflightItem {
  const number = paperNumber(input);
  if (number === null) {
    return {
      id: 'case-number',
      level: 'missing',
      text: 'The case has no number, so its place is left blank. It stands on the summons and the complaint; the clerk gives it out.',
      fix: 'case',
    };
  }
  const theirs = input.captions.flatMap(({ caseNumber }) => (caseNumber === null ? [] : [caseNumber]));
  const other = theirs.find((candidate) => !sameCaseNumber(candidate, number));
  if (other !== undefined) {
    return {
      id: 'case-number',
      level: 'check',
      text: `The paper has the case number ${number}, and the complaint ${other}. A wrong number sends your answer to another case: compare with the summons.`,
      fix: 'case',
    };
  }
  return { id: 'case-number', level: 'done', text: `The case number is ${number}.`, fix: 'case' };
}

function sideItems({ names, unlikeComplaint }: Side, side: 'plaintiff' | 'defendant'): PreflightItem[] {
  if (names.length === 0) {
    return [
      {
        id: `${side}-name`,
        level: 'missing',
        text: `The name of the ${side} is not known, so its line is left blank. Copy it from the complaint, letter for letter.`,
        fix: 'case',
      },
    ];
  }
  if (unlikeComplaint !== null) {
    const { ours, theirs } = unlikeComplaint;
    return [
      {
        id: `${side}-name`,
        level: 'check',
        text: `The case names ${ours} as ${side}, and the complaint's caption ${list(theirs)}. The paper has the name from the case; a caption should be the complaint's own.`,
        fix: 'case',
      },
    ];
  }
  return [
    {
      id: `${side}-name`,
      level: 'done',
      text: asSentence(`The ${side} is named: ${list(names)}`),
      fix: 'case',
    },
  ];
}
