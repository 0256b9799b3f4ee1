import type { PaperBlock } from '../../drafting/blocks.ts';
import { stateName } from '../../states.ts';
import { amount } from '../../text/words.ts';
import { UNFINISHED_CHECKS } from '../checks.ts';
import { citedIn, lostWhen, ownMotion, savedBy } from '../court-rules.ts';
import type { AnswerCourt, DefenseOption } from '../schema.ts';
import { certificateItem } from './certificate.ts';
import type { FilingInput } from './input.ts';
import { type PersonalData, personalDataIn } from './personal-data.ts';
import { type AnsweredIn, courtItems, juryText } from './preflight-court.ts';
import type { PreflightItem } from './preflight-schema.ts';
import { textOf } from './runs.ts';

/** What to look at in the rest of the paper, and what only the person or the clerk can do. */
export function paperItems(
  input: FilingInput,
  { court, kind }: AnsweredIn,
  blocks: readonly PaperBlock[],
  missingLetters: readonly string[],
): PreflightItem[] {
  return [
    ...defenseItems(input, court),
    ...counterclaimItems(input, { court, kind }),
    ...confirmItems(blocks),
    ...personalItems(blocks, court),
    ...checkItems(input),
    ...letterItems(missingLetters),
    ...courtItems({ court, kind }),
    ...inkItems(input, { court, kind }),
  ];
}

/** What to do about a defense that can be lost: to decide, or where an answer gives it up to file a motion of its own. */
function lostItem({ id, title, chosen, caution }: DefenseOption, court: AnswerCourt): PreflightItem {
  if (ownMotion(court, id) !== null) {
    return {
      id: `waived:${id}`,
      level: chosen ? 'check' : 'missing',
      text: `“${title}”: ${caution}`,
      fix: 'defenses',
    };
  }
  return {
    id: `waived:${id}`,
    level: 'missing',
    text: `Decide about “${title}”. It is ${lostWhen(court, 'it')}${citedIn(court, 'lostDefenses')}.${savedBy(court, 'it')}${court === 'other' || court === 'texas_justice' ? ' Ask the clerk or a lawyer before you file anything.' : ''}`,
    fix: 'defenses',
  };
}

function defenseItems({ answer, defenses }: FilingInput, court: AnswerCourt): PreflightItem[] {
  const items: PreflightItem[] = [];
  const urgent = defenses.filter(({ isWaivedIfOmitted }) => isWaivedIfOmitted);
  const isOpen = ({ id, chosen, declined }: DefenseOption) =>
    !declined && (!chosen || ownMotion(court, id) !== null);
  const wantsMotions = urgent.some(({ id }) => ownMotion(court, id) !== null);
  items.push(...urgent.filter(isOpen).map((defense) => lostItem(defense, court)));
  if (urgent.length > 0 && items.length === 0) {
    items.push({
      id: 'waived',
      level: 'done',
      text: wantsMotions
        ? `You decided to raise none of the objections that ${stateName(court === 'california' ? 'CA' : 'TX')} wants in a motion of their own.`
        : 'You decided about each defense that is lost when it is left out.',
      fix: 'defenses',
    });
  }
  const drafted = new Set(answer.defenses.map(({ id }) => id));
  const chosen = defenses.filter(({ chosen: isChosen }) => isChosen);
  const stale = [
    ...chosen
      .filter(({ id }) => !drafted.has(id))
      .map(({ title }) => `“${title}” is chosen and not in this draft`),
    ...defenses
      .filter(({ id, chosen: isChosen }) => !isChosen && drafted.has(id))
      .map(({ title }) => `“${title}” is in this draft and not chosen any more`),
  ];
  if (stale.length > 0) {
    items.push({
      id: 'defenses-changed',
      level: 'missing',
      text: `Your defenses changed since this draft was made: ${stale.join('; ')}. Generate the answer again.`,
      fix: 'defenses',
    });
  }
  for (const { id, title, factNeeded } of chosen.filter(({ facts }) => facts.trim() === '')) {
    items.push({
      id: `fact:${id}`,
      level: 'missing',
      text: `“${title}” needs a fact of your own: ${factNeeded}`,
      fix: 'defenses',
    });
  }
  return items;
}

/** What is said where no claim of one's own is brought. */
function noClaim({ court, kind }: AnsweredIn): string {
  if (court === 'texas_justice') {
    return kind === 'eviction'
      ? 'There is no claim of your own. An eviction in a justice court of Texas takes none. It is a case of its own (TRCP 510.3).'
      : 'There is no counterclaim. A claim of your own can stand in this answer, up to the sum that a justice court may decide (TRCP 502.6). Whether it is lost when it does not, we could not read. Verify with the clerk or a lawyer.';
  }
  if (court === 'california' && kind === 'eviction') {
    return 'There is no claim of your own. An eviction in California takes none, as a rule, while you live there. What the other side owes you is a defense where it bears on the rent. If not, it is a case of its own. Verify with the clerk or a lawyer.';
  }
  const where =
    court === 'california'
      ? 'bring it in a cross-complaint, a paper of its own, before this answer or together with it'
      : 'claim it in this answer';
  return `There is no counterclaim. If the other side owes you something out of the same events, it is usually lost unless you ${where}${citedIn(court, 'counterclaim')}.`;
}

function counterclaimItems(
  { answer, counterclaims }: FilingInput,
  { court, kind }: AnsweredIn,
): PreflightItem[] {
  const items: PreflightItem[] = [];
  const drafted = answer.counterclaims
    .map(({ id }) => id)
    .sort()
    .join();
  if (
    drafted !==
    counterclaims
      .map(({ id }) => id)
      .sort()
      .join()
  ) {
    items.push({
      id: 'counterclaims-changed',
      level: 'missing',
      text: 'Your counterclaims changed since this draft was made. Generate the answer again.',
      fix: 'counterclaims',
    });
  }
  for (const { id, title, facts, relief } of counterclaims) {
    const lacks = [
      ...(facts.trim() === '' ? ['its facts'] : []),
      ...(relief.trim() === '' ? ['what you ask the court for'] : []),
    ];
    if (lacks.length > 0) {
      items.push({
        id: `counterclaim:${id}`,
        level: 'missing',
        text: `The counterclaim “${title || 'without a title'}” lacks ${lacks.join(' and ')}.`,
        fix: 'counterclaims',
      });
    }
  }
  const hasClaims = counterclaims.length + answer.counterclaims.length > 0;
  if (court === 'texas_justice' && kind === 'eviction' && hasClaims) {
    items.push({
      id: 'no-counterclaim',
      level: 'missing',
      text: 'An eviction in a justice court of Texas takes no claim of your own: it is a case of its own (TRCP 510.3). Take yours out here, and say as a defense what of it bears on the eviction.',
      fix: 'counterclaims',
    });
  }
  if (court === 'california' && hasClaims) {
    items.push({
      id: 'cross-complaint',
      level: 'missing',
      text:
        kind === 'eviction'
          ? 'California takes no claim of your own in an answer (CCP 431.30). In an eviction it takes no cross-complaint either, as a rule, while you live there. Take them out here, and ask a lawyer about a case of its own.'
          : `California takes no claim of your own in an answer (CCP 431.30). File yours as a cross-complaint, a paper of its own, before this answer or together with it${citedIn(court, 'counterclaim')}, and take them out here.`,
      fix: 'counterclaims',
    });
  }
  if (!hasClaims && court !== 'new_mexico_magistrate') {
    items.push({
      id: 'counterclaim-none',
      level: 'check',
      text: noClaim({ court, kind }),
      fix: 'counterclaims',
    });
  }
  return items;
}

const PARTS = [
  { id: 'confirm:responses', fix: 'ledger', where: 'the responses', types: ['response'] },
  {
    id: 'confirm:rest',
    fix: null,
    where: 'the rest of the paper',
    types: ['text', 'item', 'heading', 'title'],
  },
  { id: 'confirm:counterclaims', fix: 'counterclaims', where: 'the counterclaims', types: ['fact'] },
] as const;

/** Bracketed places that only the person can fill in. */
function confirmItems(blocks: readonly PaperBlock[]): PreflightItem[] {
  return PARTS.flatMap(({ id, fix, where, types }): PreflightItem[] => {
    const own = blocks.filter((block) => types.some((type) => type === block.type));
    const places = own.flatMap((block) =>
      'runs' in block ? block.runs.filter(({ mark }) => mark === 'confirm') : [],
    );
    if (places.length === 0) return [];
    const shown = places
      .slice(0, 5)
      .map(({ text }) => text)
      .join(' ');
    const count = amount(places.length, 'place');
    return [
      {
        id,
        level: 'missing',
        text: `${count} in ${where} can be filled in by you alone: ${shown}${places.length > 5 ? ' …' : ''}`,
        fix,
      },
    ];
  });
}

const PERSONAL: Readonly<Record<PersonalData, { what: string; keep: string }>> = {
  'social security': {
    what: 'a full Social Security or taxpayer number',
    keep: 'Keep only the last four digits',
  },
  account: { what: 'a full account, card or policy number', keep: 'Keep only the last four digits' },
  'birth date': { what: 'a full date of birth', keep: 'Keep only the year' },
};

function sourcePlace(block: PaperBlock): string | null {
  if (block.type === 'response') return `the response to paragraph ${block.number}`;
  return block.type === 'fact' ? `fact ${block.number} of the counterclaim` : null;
}

function personalItems(blocks: readonly PaperBlock[], court: AnswerCourt): PreflightItem[] {
  const places = new Map<PersonalData, Set<string>>();
  for (const block of blocks) {
    if (!('runs' in block)) continue;
    for (const kind of personalDataIn(textOf(block.runs))) {
      const known = places.get(kind) ?? new Set();
      places.set(kind, known.add(sourcePlace(block) ?? 'the paper'));
    }
  }
  return [...places].map(([kind, where]) => {
    const { what, keep } = PERSONAL[kind];
    return {
      id: `redact:${kind.replace(' ', '-')}`,
      level: 'missing',
      text: `There seems to be ${what} in ${[...where].join(', ')}. Court papers are public. ${keep}${citedIn(court, 'privateData')}.`,
      fix: where.has('the paper') ? null : 'ledger',
    };
  });
}

/** What is unfinished has an item of its own, by what it concerns. */
function checkItems({ answer }: FilingInput): PreflightItem[] {
  const failed = answer.checks.filter(({ id, ok }) => !ok && !UNFINISHED_CHECKS.includes(id));
  if (answer.checks.length > 0 && failed.length === 0) {
    return [
      {
        id: 'checks',
        level: 'done',
        text: 'We found each number, date, name and citation of the draft. They stand in your papers, in your own words or in the rules that we know.',
        fix: null,
      },
    ];
  }
  return failed.map(({ id, text }) => ({ id: `check:${id}`, level: 'check', text, fix: null }));
}

function letterItems(missingLetters: readonly string[]): PreflightItem[] {
  if (missingLetters.length === 0) return [];
  const shown = missingLetters.slice(0, 12).join(' ');
  return [
    {
      id: 'letters',
      level: 'check',
      text: `The PDF has no letters for ${shown}${missingLetters.length > 12 ? ' …' : ''} and shows \ufffd in their place. Use the Word file, which keeps them, and make the PDF from it.`,
      fix: null,
    },
  ];
}

function inkItems(input: FilingInput, { court, kind }: AnsweredIn): PreflightItem[] {
  const { juryDemand } = input;
  return [
    {
      id: 'signature',
      level: 'check',
      text: `Sign and date the paper, and add your name, address, telephone number and e-mail address${citedIn(court, 'signature')}. A paper without a signature may be struck.`,
      fix: null,
    },
    certificateItem(input, court),
    {
      id: 'jury',
      level: juryDemand ? 'done' : 'check',
      text: juryText({ court, kind }, juryDemand),
      fix: null,
    },
    {
      id: 'clerk',
      level: 'check',
      text: 'Ask the clerk if it costs a fee to file an answer. There is a form to ask that you need not pay it. Ask how many copies to bring. Ask if you may file on paper, by mail or online.',
      fix: null,
    },
  ];
}
