import { DOCKET_NOTES } from '../law/docket-notes.ts';
import type { EntryEvent } from './entry-event.ts';
import type { Explanation } from './schema.ts';

function say(meaning: string, next: string | null): Explanation {
  return { meaning, next };
}

const READ_IT = 'Read the paper itself: a day that it names comes before every rule.';

/** Plain words for what judges and clerks decide: what happened, what it means for each side, and what can be done. */
export const ORDER_EXPLANATIONS = {
  'order-unclear': say(
    'The judge decided something here that may matter much. The words of the entry do not let us say for sure what.',
    'Read the paper itself before you do anything, or call the clerk. Look for who won what, and for days.',
  ),
  'order-adopting': say(
    'The district judge followed the report of the magistrate judge, wholly or in part. What the report said should happen now happens.',
    'Read the report together with this order. If it ends the case, a judgment follows or is already there, and short times to appeal start with it.',
  ),
  'order-rejecting': say(
    'The district judge did not follow the report of the magistrate judge, wholly or in part.',
    'Read the order for what holds instead, and for days.',
  ),
  'order-closing': say(
    'The clerk or the judge closed the file of this case. Closing is often only a step of the office. What ended the case, if it is over, stands in an order or a judgment near this entry.',
    'Look for that order or judgment. Times to appeal run from it, not from the closing.',
  ),
  'order-closing-for-now': say(
    'The court put the case to rest for now. That is done to keep its lists short: nobody has won or lost by it.',
    'The case can go on when the reason is gone. Read what you must file, and by when, to have it opened again.',
  ),
  'order-compel': say(
    'The judge told a side to give answers or papers, or dealt with not giving them.',
    'If it is you: do what the order says by the day it names. Not doing it can cost money or the case. If it is the other side: check what you get.',
  ),
  'order-counsel': say(
    'The judge allowed something about lawyers or how a side comes to court, such as a lawyer from another state or a party by phone.',
    'Send your papers to the lawyers who are in the case now.',
  ),
  'order-default-vacated': say(
    'A default was taken back. The side that was in default can defend the case again. What rested on the default no longer counts.',
    'If it was your default: file your answer by the day that the court names. If none is named, ask the clerk and file it at once. If you asked for the default: the case goes on as if it had not been entered.',
  ),
  'order-denying-default': say(
    'The court refused a default or a default judgment. Nobody has lost by it, and the case goes on.',
    'If you asked for it: read why. Often the service was not proved, and you can ask again. If it was against you: file your answer at once if it is not filed yet.',
  ),
  'order-denying-new-trial': say(
    'The judge refused to change the judgment or to hold a new trial. The judgment stays.',
    'Where such a motion was made in time, the time to appeal may run from this order. Count it at once, or ask a lawyer or the clerk.',
  ),
  'order-denying-petition': say(
    'The judge refused the petition or motion with which this case began, against a sentence or a detention. As a rule that ends it in this court.',
    'Look for the judgment, and for what it says of a certificate of appealability. The time to appeal is short.',
  ),
  'order-dismissing-asked': say(
    'The case or a part of it ends because the side that sued gave it up, or because the sides agreed. The judge did not decide who was right.',
    'Look whether it is with prejudice (it cannot be brought again) or without (it can), and which claims and parties it covers.',
  ),
  'order-dismissing-leave': say(
    'The judge dismissed the pleading, and allows that it be written again. The case is not over.',
    'If it was your pleading: file the new one by the day that the order names, or the case may end. If it was the other side’s: wait for the new one. It must then be answered.',
  ),
  'order-dismissing-part': say(
    'The judge ended a part of the case: some claims, or the claims against some parties. The rest goes on.',
    'Read what is left. A side whose motion to dismiss was refused in part must soon answer what is left. An appeal of a part usually waits until all is decided.',
  ),
  'order-fee-waiver': say(
    'The judge allowed a party to go on without paying the court fees at the start.',
    'Look whether a part of the fee must still be paid, and by when. In federal court the judge may look next at whether the complaint can go on, and the marshal may then serve it.',
  ),
  'order-fee-waiver-denied': say(
    'The judge refused to let a party go on without paying court fees. That party must now pay, or the case or the appeal may end.',
    'If it is you: look for the day by which the fee must be paid, or a form sent again. Do not let it pass.',
  ),
  'order-injunction': say(
    'The judge ordered somebody to do something or to stop something while the case goes on, or for good. It binds at once.',
    'If it binds you: obey it to the letter, and read the day of the next hearing. Breaking it can be punished. A side may ask the judge to change it, or appeal.',
  ),
  'order-leave-amend': say(
    'The judge allowed a side to change its pleading. The new pleading takes the place of the old one once it is filed.',
    'If you asked: file it by the day that the order names. If not: the new pleading must be answered, even where the old one was.',
  ),
  'order-moot': say(
    'The judge did not decide the request, because it no longer matters. Something else took its place.',
    'Look for what took its place, such as a new pleading or another order. What was asked for was not granted.',
  ),
  'order-pay-fee': say(
    'The court tells somebody to pay a fee, or to ask for leave not to pay it. It does not decide who is right.',
    'If it is you: do it by the day the order names. Otherwise the case or the appeal may be dismissed.',
  ),
  'order-remand': say(
    'The case was sent to another court or office, mostly back to the one it came from. That one goes on with it.',
    'The rules and times of that court or office count from now on. Ask its clerk for the number of your case and the next day.',
  ),
  'order-reopening': say(
    'A case that was closed or at rest goes on.',
    'Look for new days. Old ones may count again.',
  ),
  'order-show-cause-over': say(
    'The judge is satisfied, or took back the order to explain something. Nothing more must be answered to it.',
    'The case goes on. Look for other days in the entry.',
  ),
  'order-stay': say(
    'The case or a part of it stands still until the judge says otherwise or a day comes.',
    'Read what stands still and what does not. Look for reports that must be filed meanwhile.',
  ),
  'order-stay-lifted': say(
    'What stood still may go on.',
    'Look for new days. In a bankruptcy it means that a creditor may go on with its claim, such as a foreclosure or an eviction.',
  ),
  'order-striking': say(
    'The judge took a paper, or a part of it, out of the case. It counts as if it had not been filed.',
    'If it was yours: read why. If you may file it again, do so by the day that is named.',
  ),
  'order-summary-judgment-part': say(
    'The judge decided a part of the case without a trial. Another part goes on.',
    'Read what is decided, for whom, and what is left for trial. An appeal of a part usually waits until all is decided.',
  ),
  'order-transfer': say(
    'The case was handed to another court or district.',
    'It gets a new number there. Send your papers to that court from now on. Days that are set usually stand until the new court changes them.',
  ),
  'order-vacating': say(
    'The judge took back an earlier order or judgment, or decided to look at it again. What it said no longer counts, as far as this order goes.',
    'Read what takes its place. Times that ran from the earlier decision may no longer run, but ask before you rely on that.',
  ),
  'order-waiting': say(
    'The judge will decide later. Nothing is decided yet.',
    'Wait for the order. Days that are set still count.',
  ),
  'hearing-moved': say(
    'A hearing, conference or day was moved.',
    'Write down the new day, time and place, and cross out the old one.',
  ),
  'mail-returned': say(
    'A paper that the court mailed came back. The person it was sent to did not get it.',
    'If it was sent to you: tell the clerk your new address in writing at once, or you will miss papers and days. If it was sent to the other side: nothing was decided by it.',
  ),
  'motion-dismiss-own': say(
    'The side that sued asks to give up the case or a part of it.',
    'The other side may say what it thinks, for example that it should be with prejudice. Until the judge signs, the case goes on and its days count.',
  ),
  'motion-letter': say(
    'A request to the judge in the form of a letter. Judges who allow such letters have their own short rules for answering them.',
    'Read the rules of your judge (individual practices) on the court’s page for the time to answer. If you find none, answer at once or ask the clerk.',
  ),
  'response-other': say(
    'A party answers an order or a question of the court. It is not an answer to a motion.',
    'The judge reads it and decides what comes next. Look for an order.',
  ),
  objections: say(
    'A party says that the report of the magistrate judge is wrong. The district judge looks at those points anew.',
    `${DOCKET_NOTES['respond-to-objections']} Then the district judge decides.`,
  ),
  'appeal-dismissed': say(
    'The appeal is over: the court of appeals, or a clerk for it, dismissed it. The decision below stands.',
    'Look why. If a fee or a paper was missing, ask the clerk of that court at once whether the appeal can be taken up again. The time for that is short.',
  ),
  'appeal-decided': say(
    'The higher court decided the appeal. “Affirmed” means that the decision below stands. “Reversed” or “vacated” means that it does not. “Remanded” means that the case goes back.',
    'Short times to ask that court for a rehearing, or a higher one for review, run from its decision. Read it at once.',
  ),
  'judgment-collection': say(
    'A step to collect a judgment or its costs.',
    'If the judgment is against you: some money and property cannot be taken. Claim that in writing at once, by the day that the paper names.',
  ),
  'bankruptcy-start': say(
    'A bankruptcy was started. From now on most creditors must stop collecting: no calls, suits, garnishment or foreclosure without leave of the court.',
    'If you are the debtor: file the papers that the notice lists and come to the meeting of creditors. If you are owed money: do not collect, and look for the day by which claims must be filed.',
  ),
  'bankruptcy-meeting': say(
    'It is about the meeting of creditors in a bankruptcy, where the trustee asks the debtor questions under oath. No judge is there.',
    `If you are the debtor: you must come, with identification and the papers that are asked for. If you are owed money: you may come and ask. ${READ_IT}`,
  ),
  'bankruptcy-stay-motion': say(
    'A creditor asks the bankruptcy court for leave to go on against the debtor or the property, for example with a foreclosure or an eviction.',
    `If you are the debtor and want to keep the property: respond in writing by the day that the notice names. The time is short. ${READ_IT}`,
  ),
  'bankruptcy-plan': say(
    'It is about the plan by which a debtor pays creditors in a bankruptcy.',
    `Whoever does not agree must object by the day that the notice names. A plan that is confirmed binds everybody. ${READ_IT}`,
  ),
  'bankruptcy-claim': say(
    'It is about a claim in a bankruptcy: what a creditor says that the debtor owes.',
    `A claim counts unless somebody objects. If yours is objected to, respond in writing by the day that the notice names. ${READ_IT}`,
  ),
  'bankruptcy-discharge': say(
    'The bankruptcy court freed the debtor from the debts that the law lets go. Creditors may not collect those any more.',
    'Some debts stay, such as most support, taxes and student loans. If a creditor still collects a debt that is gone, tell the bankruptcy court.',
  ),
  'bankruptcy-other': say(
    'A step in a bankruptcy case. It is a matter between the debtor, the trustee and the creditors.',
    READ_IT,
  ),
  'criminal-charge': say(
    'It is about the charge in a criminal case. A charge says what somebody is accused of. Nothing is proven by it.',
    'If you are accused: say nothing about it to anybody but a lawyer. You have a right to one, even if you cannot pay.',
  ),
  'criminal-first': say(
    'It is about a first day in a criminal court, where the accused hears the charge and says guilty or not guilty.',
    'If you are accused: you must be there. Ask for a lawyer on that day if you have none.',
  ),
  'criminal-release': say(
    'It is about whether an accused person stays in jail or goes free until the trial, and on what terms.',
    'If it is about you: keep every term to the letter. Breaking one can mean jail. Your lawyer can ask the judge to change them.',
  ),
  'criminal-plea': say(
    'It is about a plea in a criminal case: whether the accused says guilty or not guilty, or an agreement about it.',
    'Talk to a lawyer before you plead. A plea of guilty is hard to take back.',
  ),
  'criminal-sentence': say(
    'It is about the sentence in a criminal case: prison, probation, money to be paid, or the hearing and report that come before.',
    'An appeal in a criminal case must be filed very soon after the judgment. Ask the lawyer of the case at once.',
  ),
  'criminal-warrant': say(
    'It is about a warrant in a criminal case: an order to arrest a person or to search a place.',
    'If it is about you: talk to a lawyer at once.',
  ),
  'criminal-other': say(
    'A step in a criminal case.',
    'Ask the lawyer of the case what it means. If you are accused and have no lawyer, ask the court for one.',
  ),
} as const satisfies Partial<Record<EntryEvent, Explanation>>;
