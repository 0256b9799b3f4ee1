import { DOCKET_NOTES } from '../law/docket-notes.ts';
import type { EntryEvent } from './entry-event.ts';
import { ORDER_EXPLANATIONS } from './order-explanations.ts';
import type { Explanation } from './schema.ts';

function say(meaning: string, next: string | null): Explanation {
  return { meaning, next };
}

/** Plain words for each event of a docket: what it is, and what usually follows. */
export const EXPLANATIONS: Readonly<Record<EntryEvent, Explanation>> = {
  ...ORDER_EXPLANATIONS,
  'summons-requested': say(
    'Somebody asked the clerk to sign a summons. It has no effect until the clerk signs and seals it.',
    'The clerk usually issues the summons within days, or says what is wrong with it.',
  ),
  'summons-issued': say(
    'The clerk signed the summons: the paper that tells a defendant to answer. Nobody has been served by this alone.',
    'The plaintiff now has it served together with the complaint. The time to answer starts with that service. In an eviction the summons may name the day of a hearing: be there.',
  ),
  served: say(
    'Somebody swore to the court that a party was given the summons and complaint. The time to answer runs from that day.',
    `The person served must answer in time, or come to the hearing that the summons of an eviction names. Otherwise the other side can win without a trial. ${DOCKET_NOTES['not-served-so']}`,
  ),
  'not-served': say(
    'An attempt to serve the papers failed. The person was not served by it.',
    'The other side usually tries again, or asks the court to allow another way. The time to answer has not started by this try. Another may have worked: look for it.',
  ),
  waiver: say(
    'A party agreed to do without formal service of the summons. That party has more time to answer and loses no defense to the claims themselves. It may still object to the court and the place, but not to the service.',
    'The answer is due in the longer time, counted from the day the request was sent.',
  ),
  complaint: say(
    'This starts the lawsuit. It says who sues whom, for what, and what the court is asked to do. It is one side’s story; nothing is decided.',
    'The complaint is served with a summons. Each defendant then has a limited time to answer; in an eviction the summons may name the day of a hearing.',
  ),
  'amended-complaint': say(
    'The plaintiff changed the complaint. This version takes the place of the earlier one.',
    'It must be answered again, usually within a shorter time than the first.',
  ),
  removal: say(
    'A defendant moved the case from state court to federal court. The rules and times of the federal court now count.',
    'Who wants the case back in state court must ask soon. An answer that is not yet filed becomes due quickly.',
  ),
  counterclaim: say(
    'A party that was sued makes a claim of its own, against the other side or against another party.',
    'The party it is made against must answer it, like a complaint.',
  ),
  answer: say(
    'A defendant answered the complaint. The answer says what is admitted, what is denied, and which defenses there are.',
    'Most judges set a schedule next. Both sides may ask each other for papers and answers (discovery).',
  ),
  'reply-to-counterclaim': say(
    'The answer to a counterclaim.',
    'With it, the first papers of both sides are complete. A schedule usually follows.',
  ),
  'default-request': say(
    'One side asks the clerk to note that the other did not answer in time. It is not yet a judgment.',
    'If you are the one who did not answer: file your answer at once, or ask the court for more time. Once default is entered it is harder.',
  ),
  'default-entered': say(
    'The clerk noted that a party did not answer in time. That party can no longer dispute who is at fault unless the court sets the default aside. How much is owed can often still be fought.',
    'A motion for default judgment usually follows. If it is against you, ask the court soon to set the default aside, and say why you were late.',
  ),
  'motion-default-judgment': say(
    'One side asks for judgment because the other side did not answer. The court may give it without a trial.',
    'If it is against you, respond at once: ask to set the default aside and file your answer. The court may hold a hearing on how much is owed.',
  ),
  'motion-dismiss': say(
    'A party asks the court to end some or all of the claims now, for a legal reason, even if the facts claimed were true.',
    `The other side may respond, and the party asking may reply. The judge then decides, sometimes after a hearing. ${DOCKET_NOTES['answer-waits']}`,
  ),
  'motion-summary-judgment': say(
    'A party says that the important facts are not really in dispute and asks to win without a trial.',
    'The response must answer each numbered fact and bring evidence. A fact that is not disputed can count as admitted.',
  ),
  'motion-extension': say(
    'Somebody asks the court for more time, or to move a date. The old date counts until the court says otherwise.',
    'The judge usually decides quickly. Look for the order.',
  ),
  'motion-agreed': say(
    'A request to which the other side agrees or does not object.',
    'Such requests are usually granted soon. Until the order is there, the old dates count.',
  ),
  'motion-counsel': say(
    'It asks who may speak for a party or how. That may be a lawyer from another state, a new lawyer, or a party by phone.',
    'The court usually decides without a hearing. It seldom needs a response.',
  ),
  'motion-fee-waiver': say(
    'A party asks to go on without paying court fees because the money is not there.',
    'The judge looks at the income stated. The case often waits until this is decided.',
  ),
  'motion-compel': say(
    'One side says that the other did not answer its discovery requests, and asks the court to order it.',
    'If it is against you, respond in time and give the answers you owe. The loser may have to pay the cost of the motion.',
  ),
  motion: say(
    'One side asks the court for something. Nothing has changed until the judge rules on it.',
    'The other side may respond within a limited time, and the side that asked may reply. Then the judge decides.',
  ),
  response: say(
    'A party answers the other side’s motion. Most say why the court should refuse it.',
    'The side that made the motion may file one reply. After that the motion is ready to be decided.',
  ),
  reply: say(
    'The last word of the side that made the motion. The other side usually has no right to answer it.',
    'The motion is now ready. The judge rules on the papers or sets a hearing.',
  ),
  'order-denying-dismissal': say(
    'The judge refused to dismiss the case. It goes on.',
    `The party that asked for it must now file its answer soon. ${DOCKET_NOTES['answer-after-denial']} An order that names another day comes first.`,
  ),
  'order-dismissing': say(
    'The judge ended the case or a part of it. “With prejudice” means it cannot be brought again; “without prejudice” means it can.',
    'Read which claims it covers. If it ends the case against you, short times to appeal or to ask for a change may be running.',
  ),
  'order-summary-judgment': say(
    'The judge decided the case, or parts of it, without a trial.',
    'Read what is left. If nothing is left, a judgment follows, and short times to appeal start with it.',
  ),
  'order-show-cause': say(
    'The judge wants somebody to explain something by a certain day, such as why the case should not be dismissed.',
    'If it is you, answer in writing by that day and come to the hearing. Silence usually has the consequence that the order names.',
  ),
  'order-scheduling': say(
    'The judge set the timetable of the case: last days for discovery, motions, lists of witnesses, and trial. These dates come before the general rules.',
    'Put every date into your calendar. Missing one can cost you evidence or the right to make a motion.',
  ),
  'order-extension': say(
    'The judge gave somebody more time. The order says until when.',
    'Use the new date in place of the old one.',
  ),
  'order-referring': say(
    'The case, or a question in it, was handed to another judge or court.',
    'Use the new number or initials of the judge on your papers.',
  ),
  'report-recommendation': say(
    'A magistrate judge says how the case or a motion should be decided. The district judge has the last word.',
    `${DOCKET_NOTES['object-to-report']} If you do not object to a point, the judge will most likely adopt it. You cannot raise it later.`,
  ),
  'order-granting': say(
    'The judge said yes to a request.',
    'Read the order for what must be done, by whom, and by when.',
  ),
  'order-denying': say(
    'The judge said no to a request.',
    'Read the reasons. Some refusals leave the way open to ask again; the case usually goes on.',
  ),
  order: say(
    'A decision or instruction of the judge. It binds the parties from now on.',
    'Read it for dates and for anything that you must do.',
  ),
  'default-judgment': say(
    'The court decided against a party that did not answer. It can be enforced like any other judgment.',
    'If it is against you, ask at once to set it aside. The court looks at why you did not answer, at your defense, and at how fast you came.',
  ),
  judgment: say(
    'The court decided who wins and what is owed or must be done.',
    'Short times to ask for a new trial and to appeal start with it. The winner may soon begin to collect.',
  ),
  verdict: say(
    'The jury decided. The judge has still to enter a judgment on what it said.',
    'Look for the judgment: short times to ask for a new trial and to appeal start with it.',
  ),
  mandate: say(
    'The court of appeals sent its decision down. The case is back with the trial court, or over.',
    'The trial court now does what the decision says.',
  ),
  'minute-entry': say(
    'The clerk’s short note of what happened at a hearing or conference. It may hold rulings that are written nowhere else.',
    'Look for dates and orders in it. A written order may follow.',
  ),
  'hearing-canceled': say(
    'A hearing, date or deadline was taken off the calendar.',
    'Call the clerk before you stay away. Look for a new date.',
  ),
  'hearing-set': say(
    'The court set a day on which you may have to come, or told the parties about it.',
    'Write down day, time and place, and whether it is by telephone or video. Not coming can lose the motion or the case.',
  ),
  'proposed-order': say(
    'A draft that a party would like the judge to sign. It is not an order.',
    'The judge may sign it, change it or leave it.',
  ),
  'requests-admission': say(
    'One side lists statements that the other must admit or deny in writing.',
    `${DOCKET_NOTES['silence-admits']} Answer every number.`,
  ),
  'discovery-responses': say(
    'A party answered questions or handed over documents, or told the court that it did.',
    'Check the answers for gaps. Write to the other side about them before asking the court.',
  ),
  'discovery-requests': say(
    'One side asks the other for information: written questions or documents.',
    `${DOCKET_NOTES['answer-requests']} Ask early if you need more time.`,
  ),
  subpoena: say(
    'Somebody was told to testify or to hand over documents.',
    `If you object, say so in writing before the day it names. Be fast. ${DOCKET_NOTES['object-to-subpoena']}`,
  ),
  appearance: say(
    'A lawyer (or a party alone) told the court to send papers to this address from now on.',
    'Send copies of what you file to that person.',
  ),
  withdrawal: say(
    'A lawyer leaves the case or another takes over.',
    'Send your papers to the new lawyer, or to the party if there is none.',
  ),
  appeal: say(
    'A party asks a higher court to change the decision.',
    'The appeal has its own number, its own docket and short times for orders of transcripts and for briefs.',
  ),
  'appeal-step': say(
    'A step of an appeal that was begun before, such as its fee or its record.',
    'The court of appeals has its own docket. Look there for the days of the briefs.',
  ),
  'dismissal-notice': say(
    'The side that sued gives up the case or a part of it, alone or with the other side’s consent.',
    'Look whether it is with or without prejudice. The clerk usually closes the case.',
  ),
  stipulation: say(
    'The sides agreed on something and told the court.',
    'Some agreements bind only once the judge signs them. Look for an order.',
  ),
  deficiency: say(
    'The clerk found a fault in a paper that was filed.',
    'If it was yours, mend it and file it again within the time given, or the paper may not count.',
  ),
  settlement: say(
    'The parties settled, or talk about it, or a judgment was paid.',
    'Papers that end the case usually follow. Until then, dates that are set count.',
  ),
  'judge-assigned': say(
    'The case was given to a judge, or to another one than before.',
    'Use the judge’s name or initials on your papers, and read that judge’s own rules.',
  ),
  'clerk-note': say(
    'A note of the clerk for the court’s own calendar or files. It is not a paper of a party.',
    null,
  ),
  fee: say('A court fee was paid, asked for or noted.', null),
  disclosure: say(
    'A company told the court who owns it, so that the judge can see whether there is a conflict.',
    null,
  ),
  'certificate-of-service': say(
    'Somebody told the court that a paper was sent to the other side, when and how.',
    'The day in it is often the day from which your time to respond counts.',
  ),
  'jury-demand': say(
    'A party wants a jury to decide.',
    'Nothing needs to be done unless you think that there is no right to a jury.',
  ),
  notice: say(
    'A party or the court tells everybody something. A notice asks for nothing by itself.',
    'Read it for dates and for anything that you should do.',
  ),
  evidence: say(
    'Sworn statements or documents that support what a side says.',
    'If they belong to a motion against you, answer them with evidence of your own.',
  ),
  memorandum: say(
    'A side’s legal argument for or against a motion.',
    'It belongs to a motion; the time to respond runs from that motion.',
  ),
  transcript: say(
    'The written record of what was said at a hearing.',
    'Personal data in it can be asked to be blacked out. The time for that is short: ask the clerk when you get the notice.',
  ),
  letter: say(
    'A letter to or from the court.',
    'A letter is seldom a way to ask a court for something. Look whether the judge answered it.',
  ),
  none: say('An entry of the docket. Read the paper itself for what it says.', null),
};
