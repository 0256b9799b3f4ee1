import type { PaperBlock } from '../../drafting/blocks.ts';
import { citedIn } from '../court-rules.ts';
import type { AnswerCourt } from '../schema.ts';
import type { FilingInput, FilingParticipant } from './input.ts';
import { type Parties, readSides } from './parties.ts';
import type { PreflightItem } from './preflight-schema.ts';
import { BLANK, oneLine } from './runs.ts';

interface ServedPeople {
  people: FilingParticipant[];
  /** Whether they are lawyers; else they are the other side itself. */
  areLawyers: boolean;
  /** The caption names others who get a copy as well, and nobody says who acts for them. */
  mayBeMore: boolean;
}

/**
 * Who gets a copy, from the participants of the case alone: its lawyers, since whoever answers here has none, and
 * where there is no lawyer the other side itself (FRCP 5(b)(1), Rule 1-005(B) NMRA). For which party a lawyer acts
 * nobody has said: preflight asks for a look.
 */
function peopleServed(input: FilingInput, { claiming, answering, others }: Parties): ServedPeople {
  const named = input.participants.filter(({ displayName }) => displayName.trim() !== '');
  const lawyers = named.filter(({ role }) => role === 'attorney');
  const areLawyers = lawyers.length > 0;
  const people = areLawyers ? lawyers : named.filter(({ role }) => role === 'plaintiff');
  const isShort = !areLawyers && claiming.names.length > people.length;
  return { people, areLawyers, mayBeMore: isShort || answering.names.length > 1 || others.length > 0 };
}

const ADDRESS = 'Address or e-mail address it was sent to';

function linesOf({ displayName, organization, address, email }: FilingParticipant): string[] {
  const name = oneLine(displayName);
  const firm = oneLine(organization);
  return [
    firm === '' || firm === name ? name : `${name}, ${firm}`,
    ...address.split('\n').map(oneLine),
    oneLine(email),
  ].filter((line) => line !== '');
}

const isReachable = ({ address, email }: FilingParticipant) => address !== '' || email !== '';

/**
 * The certificate of service: whom a copy goes to where the participants say it, and blank lines for the rest. The
 * day, the way and the signature are left to ink: it says what has not happened yet.
 */
export function certificateBlock(
  input: FilingInput,
  { parties, short, full, court }: { parties: Parties; short: string; full: string; court: AnswerCourt },
): PaperBlock {
  const { people, mayBeMore } = peopleServed(input, parties);
  const open = people.filter((person) => !isReachable(person));
  const unknown = ['Name of the other side’s lawyer, or of the other side if there is no lawyer', ADDRESS];
  return {
    type: 'certificate',
    ...(court === 'california'
      ? {
          title: 'PROOF OF SERVICE',
          before: `I am over 18 years of age and not a party to this case. I live or work in the county where this was mailed; my address is ${BLANK}. I declare under penalty of perjury under the laws of the State of California that on ${BLANK}, 20____, I sent a copy of this paper, the ${full}, to each person named below, in a sealed envelope with the postage paid, put into the mail at ${BLANK} (city and state), or as marked below, by:`,
        }
      : {
          title: 'CERTIFICATE OF SERVICE',
          before: `I certify that on ${BLANK}, 20____, I sent a copy of this ${short} to each person named below by:`,
        }),
    choices: ['first-class mail', 'hand delivery', 'e-mail, or the court’s electronic filing system'],
    people: people.map(linesOf),
    lines: [
      ...(people.length === 0 ? unknown : []),
      ...open.map(({ displayName }) => `${ADDRESS}: ${oneLine(displayName)}`),
      ...(people.length > 0 && mayBeMore ? ['Anybody else in the case, and the address it was sent to'] : []),
      'Signature',
    ],
  };
}

/** Who sends the copies, and when; in California no party may (CCP 1013a). */
function dutyIn(court: AnswerCourt, to: string): string {
  const cited = citedIn(court, 'service');
  return court === 'california'
    ? `Have somebody who is over 18 and no party to this case mail ${to} on the day you file, and only then fill in and sign the proof of service${cited}. You cannot sign it yourself.`
    : `Send ${to} on the day you file, and only then fill in and sign the certificate of service${cited}.`;
}

const list = new Intl.ListFormat('en-US');

/** What to look at in the certificate of service before it is signed. */
export function certificateItem(input: FilingInput, court: AnswerCourt): PreflightItem {
  const parties = readSides({ ...input.case, participants: input.participants, captions: input.captions });
  const { people, areLawyers, mayBeMore } = peopleServed(input, parties);
  const names = list.format(people.map(({ displayName }) => oneLine(displayName)));
  const open = people.filter((person) => !isReachable(person)).map(({ displayName }) => oneLine(displayName));
  const who = areLawyers
    ? `It names ${names} from your participants: make sure that ${people.length === 1 ? 'this lawyer acts' : 'each of these lawyers acts'} for somebody else in this case, and strike who does not.`
    : `It names ${names} from your participants. If a lawyer has appeared for the other side, the copy goes to the lawyer: add them to the participants.`;
  const sentences =
    people.length === 0
      ? [
          dutyIn(court, 'a copy to the other side’s lawyer, or to the other side if there is none,'),
          'It names them once they are among the participants.',
        ]
      : [
          dutyIn(court, 'the copies'),
          who,
          ...(open.length > 0 ? [`An address is missing for ${list.format(open)}.`] : []),
          ...(mayBeMore ? ['Everybody else in the case gets a copy too: write them on the blank line.'] : []),
        ];
  return { id: 'certificate', level: 'check', text: sentences.join(' '), fix: 'participants' };
}
