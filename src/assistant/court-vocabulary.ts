import { COURT_SYSTEMS, JURISDICTIONS } from '../law/court-systems.ts';
import { KINDS } from '../papers/kinds.ts';
import { tokenize } from '../text/tokenize.ts';
import { PRACTICAL_TOPICS } from './practical-topics.ts';

/** Frequent English words of five letters and more: somebody who uses one has not misspelled another. */
const EVERYDAY = `
about above across actually after afternoon again against agree agreed alone along already although always amount angry
another answer answered anybody anymore anyone anything apart apartment appeal appear apply around arrest asked asking
attack attend attorney automatic aware balance banks because become before began begin behind being believe belong below
benefit besides better between birthday block board books borrow bother bottom bought brand break bring broke broken brother
brought build building business buyer calling called carpet carry catch caught cause ceiling certain chance change changed
charge charged cheap check child children choice choose church claim clean clear clerk close closed clothes company
complain contact control correct cost could count country couple course court cover crash credit crime cross daily damage
daughter death debts decide deliver depend divorce doctor doing dollar dollars doors doubt dress drive driver driving during
early easier either email emails employer empty enough enter entire error evening event every everybody everyone everything
evict exact exactly example except expect expenses expert explain extra facts failed family father fault federal feeling
field fight fighting figure filed files filing final finally finish first fixed flood floor folks force forget forgot form
forms forward found freak friend friends front furniture further garage getting given giving going grand grandma ground group
guess guilty guys hands happen happened happens hearing heavy hello helped helping herself himself history holding holiday
home homes honest hospital hours house houses however hundred hurry husband ignore illegal impossible include income
inside instead insurance interest into itself judge judges keeps kitchen knock known landlord large later lately laugh
laundry lawsuit lawyer lawyers leaking lease least leave leaving legal letter letters level license light likely limit line
listen little lived lives living local locked locks longer looked looking looks losing lucky lying maker making manager
many maybe meaning means medical meeting member message messages middle might minute minutes missed missing mistake moment
money month monthly months morning mother moved moving music myself named names near needed neighbor neighbors neither never
night nobody noise normal nothing notice number offer office officer often older online only opened order other others
ourselves outside owner owners owned paint paper papers parent parents parking partner parts party paycheck paying payment
payments people perhaps person phone photo photos picture pictures place places plain please plumber point police poor
possible power pretty price print prison private probably problem problems process promise proof properly prove public
quick quickly quiet quite raise rather reach reading ready really reason receipt receive record refund refuse regular
remember remove rent rented renter repair repairs report request respond result return right rights rooms rules safe salary
same saying scared school screen second seems seller selling sends serious serve served settle seven several shall share
sheriff short should shower showed showing sick signed sister sitting small social somebody someone something sometimes
somewhere sorry sound speak special spend spent stand start started state states stating stayed staying steal still stole
stolen stood stopped store story straight street strong stuck stuff stupid sudden suddenly suing supposed surgery switch
table taken taking talked talking tenant text texts thank thanks their themselves there these thing things think thinking
third those though thought threat through throw thrown tired today together told tomorrow tonight total touch towed towing
track train treat trial trick tried trouble truck trust truth trying twice under understand unfair unless until upset using
usual vacate value video visit voice wages waited waiting walls wanna wanted wants warning warranty watch water weather
weekend weeks weird whether which while white whole whose without witness woman women words worked worker working works worry
worse worst worth would write writing wrong wrote years yelled yesterday yourself`;

let words: ReadonlySet<string> | null = null;

function read(): ReadonlySet<string> {
  const rules = JURISDICTIONS.flatMap((each) => COURT_SYSTEMS[each].rules);
  const texts = [
    EVERYDAY,
    ...rules.flatMap(({ name, description, startsFrom, consequence }) => [
      name,
      description,
      startsFrom,
      consequence ?? '',
    ]),
    ...KINDS.map(({ name }) => name),
    ...PRACTICAL_TOPICS.map(({ advice }) => advice ?? ''),
  ];
  return new Set(texts.flatMap((text) => tokenize(text).map(({ word }) => word)));
}

/** Whether a word, in small letters, is one of English or of the courts: it is spelled as it was meant. */
export function isCourtWord(word: string): boolean {
  words ??= read();
  return (
    words.has(word) ||
    words.has(word.replace(/(?:s|ed|ing|ly)$/, '')) ||
    words.has(word.replace(/(?:ed|ing)$/, 'e'))
  );
}
