import type { CaptionLine, ComplaintCaption } from '../../drafting/blocks.ts';
import type { PartyRole } from '../../papers/schema.ts';
import { isSameName } from '../../participants/same-name.ts';
import { BLANK, oneLine } from './runs.ts';

/** What the case itself says of its parties. */
export interface PartySource {
  plaintiffName: string | null;
  defendantName: string | null;
  participants: readonly { role: string; displayName: string }[];
  captions: readonly ComplaintCaption[];
}

export interface Side {
  /** As the court calls it: 'Plaintiff' or 'Petitioner'. */
  designation: string;
  names: string[];
  /** The case names a party on this side that no complaint's caption names. */
  unlikeComplaint: { ours: string; theirs: string[] } | null;
}

export interface Parties {
  claiming: Side;
  answering: Side;
  /** Named in a caption in a role of their own: third parties, others. */
  others: string[];
}

const CLAIMING: readonly PartyRole[] = ['plaintiff', 'petitioner', 'appellant'];
const ANSWERING: readonly PartyRole[] = ['defendant', 'respondent', 'appellee'];

function isSomeOf(name: string, others: readonly string[]): boolean {
  // 'Odalys Pemberton et al.' or two names in one field: each name printed is looked for in it, too.
  return others.some((other) => isSameName(name, other, 'part'));
}

function distinct(names: readonly string[]): string[] {
  const kept: string[] = [];
  for (const name of names.map(oneLine)) if (name !== '' && !kept.includes(name)) kept.push(name);
  return kept;
}

interface SideSource {
  roles: readonly PartyRole[];
  role: string;
  field: string | null;
  ordinary: string;
}

function sideOf(source: PartySource, { roles, role, field, ordinary }: SideSource): Side {
  const printed = source.captions.flatMap(({ parties }) =>
    parties.filter((party) => roles.includes(party.role)),
  );
  const theirs = distinct(printed.map(({ name }) => name));
  const entered = source.participants
    .filter((person) => person.role === role)
    .map(({ displayName }) => displayName);
  const ours = distinct(
    field?.trim() ? [field, ...entered.filter((name) => !isSameName(name, field, 'part'))] : entered,
  );
  const strange = ours.find((name) => theirs.length > 0 && !isSomeOf(name, theirs));
  const usesCourtWord = printed.some((party) => party.role !== ordinary);
  const word = usesCourtWord ? (printed[0]?.role ?? ordinary) : ordinary;
  return {
    designation: word.charAt(0).toUpperCase() + word.slice(1),
    names: theirs.length > 0 && strange === undefined ? theirs : ours,
    unlikeComplaint: strange === undefined ? null : { ours: strange, theirs },
  };
}

/**
 * Who stands on which side of the caption: as the complaint prints them, all of them (FRCP 10(a)). Where the case
 * names somebody that the complaint does not, the person's own entry is kept and the difference is told.
 */
export function readSides(source: PartySource): Parties {
  return {
    claiming: sideOf(source, {
      roles: CLAIMING,
      role: 'plaintiff',
      field: source.plaintiffName,
      ordinary: 'plaintiff',
    }),
    answering: sideOf(source, {
      roles: ANSWERING,
      role: 'defendant',
      field: source.defendantName,
      ordinary: 'defendant',
    }),
    others: distinct(
      source.captions.flatMap(({ parties }) =>
        parties.filter(({ role }) => role === 'third-party' || role === 'other').map(({ name }) => name),
      ),
    ),
  };
}

/** Names in capitals up to what is said about them ('GRAYLING ORCHARDS, LLC, a New Mexico company'). */
function captionName(name: string): string {
  const about = /,\s+(?=(?:an? |individually|in (?:his|her|their|its) |as |doing business|d\/b\/a))/i.exec(
    name,
  );
  const head = about === null ? name : name.slice(0, about.index);
  return head.toLocaleUpperCase('en-US') + (about === null ? '' : name.slice(about.index));
}

function sideLines(
  { designation, names }: Side,
  end: string,
  isUnsure: (name: string) => boolean,
): CaptionLine[] {
  const shown = names.length === 0 ? [BLANK + BLANK] : names.map(captionName);
  const lines = shown.map((name, index): CaptionLine => {
    const joint = index === shown.length - 2 ? (shown.length > 2 ? ', and' : ' and') : ',';
    return isUnsure(names[index] ?? '')
      ? { text: `${name} [check]${joint}`, kind: 'name', mark: 'check' }
      : { text: `${name}${joint}`, kind: 'name' };
  });
  const role = `${designation}${shown.length > 1 ? 's' : ''}${end}`;
  return [...lines, { text: role, kind: 'role' }];
}

/** The left half of the caption: claiming side, 'v.', answering side; names that nobody is sure of are marked. */
export function captionLines(
  { claiming, answering }: Parties,
  isUnsure: (name: string) => boolean = () => false,
): CaptionLine[] {
  return [
    ...sideLines(claiming, ',', isUnsure),
    { text: 'v.', kind: 'versus' },
    ...sideLines(answering, '.', isUnsure),
  ];
}
