import { US_STATES } from '../../states.ts';
import { type Court, isNamed } from './court.ts';
import type { CourtFolder } from './court-system.ts';
import { courtById } from './directory.ts';
import { FOLDERS } from './index.ts';
import { withoutMisprints } from './misprints.ts';
import { isAnyOfState, stateCourt, TRIBAL_COURT } from './other-courts.ts';
import { plainNumber, stateIn } from './place.ts';

export interface Recognition {
  /** Null when nothing was recognized. */
  court: Court | null;
  /** 'likely' where a name and a number contradict each other. */
  certainty: 'certain' | 'likely' | 'unknown';
  /** What it was recognized by, as sentences. */
  because: string[];
}

export interface CourtSource {
  /** The court that a person chose; nothing else is asked then. */
  courtId?: string | null | undefined;
  courtName?: string | null | undefined;
  caseNumber?: string | null | undefined;
  /** USPS code of the state of the case. */
  state?: string | null | undefined;
}

const ALL: readonly CourtFolder[] = Object.values(FOLDERS);
const OF_STATES = ALL.filter(({ state }) => state !== null);
const OF_NONE = ALL.filter(({ state }) => state === null);

const TRIBAL =
  /\btrib(?:al|e|es)\b|\bpueblo of\b|\bpueblo\b[^,]*\bcourt\b|\bnavajo nation\b|\bnation\b[^,]*\bcourt\b|\bcourt of indian offenses\b|\bC\.?F\.?R\.? court\b/i;

/** What the first of some folders says. */
function firstSaid<T>(folders: readonly CourtFolder[], ask: (folder: CourtFolder) => T | null): T | null {
  for (const folder of folders) {
    const said = ask(folder);
    if (said !== null) return said;
  }
  return null;
}

function byName(printed: string, state: string | null): Court | null {
  const name = printed.replace(/\s+/g, ' ').trim();
  if (name === '') return null;
  if (TRIBAL.test(name) && !/\bcounty\b/i.test(name)) return { ...TRIBAL_COURT, state };
  const found = firstSaid(OF_NONE, (folder) => folder.byName(name, state));
  if (found !== null) return found;
  const place = stateIn(name) ?? state;
  const own = OF_STATES.find((folder) => folder.state === place);
  if (own !== undefined) return own.byName(name, place);
  return place === null ? null : stateCourt(place);
}

/** By the name, and where that says no more than the state by the name without its misprints. */
function byNameOrMisprint(name: string, state: string | null): Court | null {
  const found = byName(name, state);
  if (found !== null && !isAnyOfState(found)) return found;
  return byName(withoutMisprints(name), state) ?? found;
}

function byNumber(raw: string, state: string | null): Court | null {
  const number = plainNumber(raw);
  return firstSaid([...OF_STATES, ...OF_NONE], (folder) => folder.byNumber(number, state));
}

/** The last part of the id of a court that is one of many: 'tx.justice.bexar'. */
const placeOf = ({ id }: Court) => id.split('.').at(2);

/** Whether a name says another county than a number does, in a state whose counties number as they like. */
function isInOtherCounty(named: Court, numbered: Court): boolean {
  const own = OF_STATES.find(({ state }) => state === named.state);
  return (
    own?.countiesNumberAlike === true &&
    isNamed(named) &&
    isNamed(numbered) &&
    placeOf(named) !== placeOf(numbered)
  );
}

/** Whether it is a court of the United States; a court that was not recognized is none. */
export function isFederal(found: Court | null | undefined): boolean {
  return found?.id.startsWith('us.') === true;
}

/**
 * The court that a name, a number and a state mean. A number speaks louder than a name: it is copied from the paper,
 * a name is typed from memory. But a case that was removed to federal court keeps the state's number on its papers
 * for a while, so a federal name stands against a state's number; so does a county that is printed where counties number alike. Nothing is guessed where neither says it.
 */
export function recognizeCourt({ courtId, courtName, caseNumber, state: entered }: CourtSource): Recognition {
  // Letters that are no state say nothing.
  const state = US_STATES.some(({ code }) => code === entered) ? entered : null;
  const chosen = courtById(courtId ?? '');
  if (chosen !== null) return { court: chosen, certainty: 'certain', because: ['You chose this court.'] };
  const named = byNameOrMisprint(courtName ?? '', state ?? null);
  const numbered = byNumber(caseNumber ?? '', (isFederal(named) ? null : named?.state) ?? state ?? null);
  const found = numbered ?? named;
  if (found === null) return { court: null, certainty: 'unknown', because: [] };
  const because = [
    ...(numbered === null ? [] : [`By its number it is ${numbered.called}.`]),
    ...(named === null ? [] : [`By its name it is ${named.called}.`]),
  ];
  if (numbered === null || named === null) return { court: found, certainty: 'certain', because };
  // A name that says no more than the state contradicts nothing.
  const isSameKind = named.rulesOf === null || numbered.rulesOf === named.rulesOf;
  if (isSameKind && (numbered.id === named.id || !isNamed(named))) {
    return { court: numbered, certainty: 'certain', because };
  }
  if (isSameKind && !isNamed(numbered)) return { court: named, certainty: 'certain', because };
  // The Court of International Trade and others number as the district courts do.
  const isByName = isInOtherCounty(named, numbered);
  const isRemoved = isFederal(named) && (!isFederal(numbered) || named.system === null);
  return { court: isRemoved || isByName ? named : numbered, certainty: 'likely', because };
}
