/** What is said of a home, and of other things as well: 'surrender the 2019 Nissan', 'vacate the judgment'. */
const LEAVES =
  /\b(?<act>move out|quit|vacate|surrender|give up|leave|turn over|deliver(?: up)?(?= (?:the )?possession\b))(?<rest>[^.;]{0,120})/;
/** Where the thing that is left or handed over ends. */
const THING_ENDS =
  /,|\b(?:to|at|in|on|with|within|by|no later|not later|before|after|and|or|unless|until|if|because|for|pursuant|as)\b/;
const HOME =
  /\b(?:premises|possession|(?<!personal )(?<!their )propert(?:y|ies)|homes?|houses?|residences?|apartments?|units?|dwellings?|rental|rented|buildings?|rooms?|lot|space|trailer|land|tenancy|suite|store|place|lodgings?|quarters)\b/;
const ADDRESS =
  /^\d{1,6}\s.{2,40}\b(?:street|st|avenue|ave|road|rd|court|ct|drive|dr|lane|ln|boulevard|blvd|way|place|pl|circle|terrace|trail|highway)\b/;
/** 'Surrender possession of the vehicle' is of the vehicle. */
const POSSESSION_OF = /\b(?:possession|custody|control) of\s/;
const DECIDED =
  /\b(?:vacate|set aside|cancel)\b[^.;]{0,60}?\b(?:judgments?|defaults?|orders?|rulings?|decisions?|dismissals?|decrees?)\b/;
/** 'Request to Vacate (form …)': what a court is asked, unless a place is named that is left. */
const ASKS_TO =
  /\b(?:motions?|requests?|applications?|petitions?)\s(?:to|for)\s(?:vacate|set aside|cancel)\b(?<rest>[^.;]{0,60})/;
const NO_THING = /\b(?:rights?|claims?|defenses?|copy|copies|message|privileges?)\b/;

/** The thing of such an act, without its article; '' where none is named. */
function thingOf(rest: string): string {
  const thing = rest.slice(0, THING_ENDS.exec(rest)?.index ?? rest.length).trim();
  const whose = POSSESSION_OF.exec(thing);
  return (whose === null ? thing : thing.slice(whose.index + whose[0].length)).replace(
    /^(?:up |from |the |said |such |your |all )+/,
    '',
  );
}

/** Whether words in small letters tell somebody to leave a home, a place or a piece of land. */
export function leavesHome(words: string): boolean {
  if (asksToSetAside(words)) return false;
  const { act = '', rest = '' } = LEAVES.exec(words)?.groups ?? {};
  if (act === '') return false;
  const thing = thingOf(rest);
  if (act === 'move out') return true;
  if (thing === '') return !/^(?:surrender|give up|turn over)$/.test(act);
  return HOME.test(thing) || ADDRESS.test(thing);
}

/** Whether words in small letters are about the undoing of what a judge decided. */
export function asksToSetAside(words: string): boolean {
  return DECIDED.test(words);
}

/** Whether an act in small letters is what a request in its clause asks for: 'file a request to vacate'. */
export function isAskedToUndo(act: string, clause: string): boolean {
  const asks = /^(?:vacate|set aside|cancel)\b/.test(act) ? ASKS_TO.exec(clause) : null;
  return asks !== null && !HOME.test(asks.groups?.rest ?? '');
}

/** 'Surrender the 2019 Nissan' with its verb first, where a thing is to be handed over; null of all else. */
export function handedOver(said: string): string | null {
  const act = /^(?:surrender|give up|turn over)\s(?=\S)/i.exec(said);
  if (act === null) return null;
  const rest = said.slice(act[0].length);
  const thing = thingOf(rest.toLowerCase());
  if (thing === '' || NO_THING.test(thing)) return null;
  const bare = rest
    .replace(/^(?:possession|custody|control) of\s/i, '')
    // The year of a car is no part of its name here: a name with a number in it would be none.
    .replace(/\b(?:19|20)\d\d\s(?=\p{L})/gu, '');
  return `surrender ${bare}`;
}
