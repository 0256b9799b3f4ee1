import { isMotion, isServiceRecord } from '../papers/kind-of.ts';
import { type FactTopic, questionLine } from './fact-topics.ts';
import { plainWords } from './plain-words.ts';

/** What people ask of a court as a place to go to: which words ask for it, and which of a paper speak of it. */
export interface PracticalTopic {
  id: PracticalId;
  /** Words of papers to search for. */
  sought: readonly string[];
  /** In a question that `plainWords` has put in one form. */
  asked: RegExp;
  unless?: RegExp;
  /** In a sentence of a paper. */
  said: RegExp;
  /** Of which papers, where only some can say it. */
  papers?: (docType: string | null) => boolean;
  /** What holds in most courts, where the papers and the rules of the court do not say it; null where only they can. */
  advice: string | null;
  /** Topics of rules that the same words would call up by mistake. */
  insteadOf?: readonly FactTopic[];
}

export const PRACTICAL_IDS = [
  'companion',
  'settled',
  'speaking-time',
  'duration',
  'arrival',
  'their-motion',
  'who-served',
  'instead',
  'jail',
  'real',
  'fee',
  'help',
  'interpreter',
  'disability',
  'children',
  'clothes',
  'remote',
  'witness',
  'exhibits',
  'devices',
  'payee',
  'where',
  'whom-to-call',
  'other-day',
  'installments',
  'moved',
  'lost',
] as const;
export type PracticalId = (typeof PRACTICAL_IDS)[number];

/** What somebody else writes for the judge: a witness by letter. */
const BY_ANOTHER =
  '\\b(?:he|she|(?:my|a|the) (?!judge|court|clerk|police|lawyer|other)\\w+)(?: can| could| may| will| would)? (?:just |simply |only )?(?:write|sign) (?:\\w+ ){0,2}(?:note|letter|statement|affidavit)\\b';

const CHILD =
  '(?:kids?|child|children|son|sons|daughters?|baby|babies|toddler|little ones?|grandkids?|grand(?:son|daughter|child(?:ren)?)|\\d+[- ]year[- ]olds?)';

export const PRACTICAL_TOPICS: readonly PracticalTopic[] = [
  {
    id: 'companion',
    sought: ['person', 'help', 'bring'],
    asked:
      /\b(?:my|a|an|some) (?:\w+ )?(?:sister|brother|friend|wife|husband|mom|mother|dad|father|partner|cousin|neighbor|pastor|boyfriend|girlfriend|aunt|uncle|someone|somebody|one)\b.{0,30}\b(?:come|go|sit|be there|be in|stand|with me|along|support)\b|\b(?:bring|take|have) (?:\w+ ){0,4}(?:with me|along|for support)\b|\bmoral support\b/,
    unless: /\b(?:witness\w*|testif\w*|serve|hand|deliver|kids?|child\w*|daughter|son|baby|lives?|moved?)\b/,
    said: /\bbring (?:one|a|another|somebody|someone)\b.{0,20}\b(?:person|friend|helper|support)?|\bto help you\b|\baccompan|\bsupport person\b|\bopen to the public\b/i,
    advice:
      'Courtrooms are mostly open: somebody may sit behind you. Only a lawyer may speak for you, unless the court allows it.',
  },
  {
    id: 'settled',
    sought: ['settle', 'agreed', 'agreement', 'tell'],
    asked:
      /\b(?:settle\w*|deal|agree\w*|work (?:it|this|something) out)\b.{0,60}\b(?:who|whom|tell|let (?:the )?(?:court|judge|clerk)|inform|notify|still (?:have|need) to (?:go|come)|cancel\w*)\b|\b(?:who|whom)\b.{0,30}\b(?:tell|inform|notify|give)\b.{0,40}\b(?:settle\w*|deal|agree\w*)\b/,
    unless: /\bto pay\b/,
    said: /\b(?:settle|settled|agreed order|agreement)\b.{0,80}\b(?:tell|notify|inform|court|clerk|coordinator|appear)\b|\bagreed order is to be\b/i,
    advice:
      'Put the agreement in writing, have both sides sign it, and tell the clerk at once. Go to the hearing all the same until the court itself says that it is off.',
  },
  {
    id: 'speaking-time',
    sought: ['minutes', 'argue', 'side'],
    asked:
      /\bhow (?:long|much time|many minutes)\b.{0,40}\b(?:talk|speak|argue|present|tell (?:my|our) side|say (?:my|our)|hearing (?:last|take)|trial (?:last|take)|take)\b/,
    unless: /\b(?:days|weeks|months|before trial|to (?:answer|respond|appeal))\b/,
    said: /\beach side (?:has|may|will have)\b|\bminutes\b|\btime set aside\b/i,
    advice: null,
  },
  {
    id: 'duration',
    sought: ['effect', 'until', 'expires', 'ends'],
    asked:
      /\bhow long (?:does|will|is|are|do|can) (?:this|it|that|these|they|the \w+)(?: \w+){0,2} (?:last|go on|run|stay|continue|in effect|good for|hold|keep going)\b|\bwhen (?:does|will) (?:this|it|that|the \w+) (?:end|expire|stop|run out|be over)\b/,
    unless: /\b(?:hearing|trial|mediation|deposition|case|lawsuit) (?:\w+ )?(?:take|last)\b/,
    said: /\b(?:in (?:full )?(?:force|effect)|effective|valid|expires?|ends?|lasts?|terminates?|continues?|remains?|holds?)\b(?=.*\b(?:days|weeks|months|years?|until|through|hearing|\d{4})\b)/is,
    advice: null,
  },
  {
    id: 'arrival',
    sought: ['doors', 'open', 'security', 'early'],
    asked:
      /\b(?:what time|when|how early)\b.{0,24}\b(?:get there|be there|arrive|show up|come in|leave home)\b/,
    unless: /\bhave to (?:answer|file)\b/,
    said: /\bdoors open\b|\bsecurity (?:line|check)|\b(?:arrive|be there|check in|report)\b.{0,30}\b(?:early|before|minutes|by)\b|\ba few minutes before\b/i,
    advice:
      'Be at the door half an hour before the time on the notice. There is mostly a line at the security check.',
  },
  {
    id: 'their-motion',
    sought: ['motion', 'dismiss', 'judgment'],
    asked:
      /\b(?:they|he|she|them|their|his|her|other side|defendant|plaintiff|insurance|company|landlord)\b.{0,60}\b(?:thrown? out|toss(?:ed)?|dismiss\w*|get rid of|want(?:s|ed)? (?:\w+ )?out|kick(?:ed)? out|strike|struck|drop(?:ped)?|out of (?:my|the) case|cut out)\b/,
    unless:
      /\b(?:lease|apartment|home|house|move|evict\w*|put (?:me|us) out|appeal|did the judge|court decide)\b/,
    said: /\bmoves?\b.{0,60}\b(?:for|to|under)\b|\basks? (?:the|this) court (?:to|that)\b|\bshould be (?:dismissed|stricken|granted)\b|\bnot (?:by this motion )?(?:contest|ask for dismissal)\b/i,
    papers: isMotion,
    advice: null,
  },
  {
    id: 'who-served',
    sought: ['served', 'service', 'delivered'],
    asked:
      /\bwho (?:handed|gave|served|delivered|brought|dropped|left|signed for)\b|\b(?:how|when) (?:was|were|did) (?:i|we|he|she|they|it|the \w+) (?:get )?(?:served|handed|delivered)\b/,
    unless:
      /\bwho (?:gave|left) (?!(?:me|us|them|him|her) (?:the |these |those )?(?:papers|lawsuit|summons|complaint))/,
    said: /\b(?:served|serves|delivered|delivering|executed|handed|person who served|left with|leaving)\b/i,
    papers: isServiceRecord,
    advice: null,
  },
  {
    id: 'instead',
    sought: ['respond', 'writing', 'written'],
    asked:
      /\b(?:just|simply|only) (?:call|phone|e-?mail|text|write|talk|speak|explain|tell|send)\b|\b(?:call|phone|letter|e-?mail|talk|talking|mediation|deal|settl\w+|payment|paying|request\w*|negotiat\w+)\b.{0,60}\b(?:enough|instead|count as|still (?:have|need) to|do not have to|need to (?:still )?(?:answer|file|go)|have to (?:still )?(?:answer|file))\b|\b(?:enough|instead of) (?:to )?(?:call|phon|e-?mail|talk|writ|answer|fil)\w*/,
    unless: new RegExp(`\\binstead of (?:driving|going|coming|travel)|${BY_ANOTHER}`),
    said: /\b(?:letter|phone|call|e-?mail|request|payment|offer|mediation|talks?|discussions?)\b.{0,80}\b(?:not (?:protect|take the place|extend|stop|replace|count|relieve|a substitute)|no (?:substitute|answer))|\bdo(?:es)? not (?:extend|stop|take the place)|\bmust (?:respond|answer) .{0,40}\bin writing\b|\bwritten (?:response|answer) must\b/i,
    advice:
      'A call, an e-mail or talks with the other side do not take the place of a written answer where one is due, and they do not stop the clock. File the answer too, unless the court itself says otherwise.',
    insteadOf: ['silence', 'answer-due'],
  },
  {
    id: 'jail',
    sought: ['contempt', 'arrest'],
    asked:
      /\b(?:jail|prison|arrest\w*|lock(?:ed)? me up|handcuff\w*|warrant|criminal record|the (?:cops|police) (?:come|after))\b/,
    unless: /\b(?:sheriff|lockout|locks?)\b/,
    said: /\b(?:arrest|contempt|jail|imprison|bench warrant|warrant for)\w*\b|\bis a (?:crime|misdemeanor|felony)\b/i,
    advice:
      'Nobody is arrested because they owe money or did not answer a civil lawsuit. It is different if you do not do what a judge ordered, or stay away when an order names you.',
    insteadOf: ['put-out', 'silence'],
  },
  {
    id: 'real',
    sought: ['beware', 'clerk'],
    asked:
      /\b(?:scam(?:mers?)?|fake|phony|legit(?:imate)?|hoax|for real|fraudsters?|trick(?:ing)? me)\b|\bis (?:this|it|that|the (?:letter|paper|summons|notice|lawsuit|call|text))\b.{0,40}\b(?:real|genuine|a joke)\b|\bgift cards?\b/,
    said: /\bbeware\b|\bnever (?:asks?|sends?|calls?|charges?)\b|\basks? (?:you )?for money\b|\bnot (?:connected with|a law firm|part of|affiliated)|\bgift cards?\b|\bscams?\b/i,
    advice:
      'Find out before you pay or sign: look up the court’s phone number yourself (not from the letter). Ask the clerk if there is a case under that number. Courts do not take gift cards or money orders by telephone. A real summons has a court, a case number and a clerk on it. Until the clerk says that there is no such case, treat its days as running.',
  },
  {
    id: 'fee',
    sought: ['fee', 'waiver', 'inability'],
    asked:
      /\bfee waivers?\b|\bwaive (?:the |my )?(?:\w+ )?fees?\b|\b(?:can not|could not|do not have|unable to|no money|not able to|without)\b.{0,30}\b(?:afford|pay|cover|money)\b.{0,40}\b(?:fees?|court|clerk|costs?|filing|bond|deposit|appeal)\b|\bafford\b.{0,20}\b(?:fees?|it|this|court|filing|bond|deposit)\b|\b(?:filing |court |clerk\w* )fees?\b.{0,30}\b(?:afford|broke|poor|free|waive\w*|low income)\b|\b(?:broke|poor|low income)\b.{0,40}\b(?:fee|file|filing|costs?)\b/,
    unless: /\brent\b|\blawyer|\battorney/,
    said: /\bfee waiver|\bwaive(?:r of)? (?:the )?(?:court |filing )?(?:fees?|costs?)|\binability (?:to afford|to pay)|\bpoverty affidavit|\bforma pauperis|\bindigen|\bcannot (?:pay|afford)\b|\bfree process\b|\bwithout (?:pre)?payment of/i,
    advice:
      'If you have little money, ask the clerk for the form to waive the fee. Some courts call it a fee waiver, some an affidavit of poverty or of inability to pay. Hand it in with your paper. Do not let the day pass because of the fee.',
  },
  {
    id: 'help',
    sought: ['legal', 'help', 'lawyer', 'self-help'],
    asked:
      /\b(?:do|should|must|will|would) (?:i|we) (?:really |even )?(?:need|have|get|hire|want|require) (?:to (?:have|get|hire) )?(?:a|an|my own) (?:lawyer|attorney)\b|\b(?:free|cheap|low[- ]cost|afford(?:able)?|appointed|get me|give me|find) (?:\w+ ){0,3}(?:lawyer|attorney|legal (?:help|aid|advice)|counsel\w*)\b|\b(?:lawyer|attorney)\b.{0,20}\b(?:free|can not afford|no money|for me)\b|\bpublic defender\b|\blegal aid\b|\bwithout (?:a|an) (?:lawyer|attorney)\b|\b(?:someone|somebody|anyone|anybody|who|where)\b.{0,40}\bfor free\b|\b(?:who|where) (?:can|could|do) (?:i|we) (?:get|find|go for|ask for|turn to for)? ?(?:\w+ )?help\b|\bwho can help\b|\bfree (?:help|advice)\b|\bnot (?:a|an) (?:lawyer|attorney)\b/,
    unless: /\b(?:company|l\.?l\.?c|inc|corporation|business|their lawyer|other side)\b/,
    said: /\bfree (?:legal )?(?:help|advice|of charge|clinic)|\bhelp (?:without charge|may be had)|\blegal (?:aid|help|services|clinic)|\bself-help\b|\b(?:housing )?counselor|\bconsult (?:a|an|with a) (?:lawyer|attorney)|\bmay (?:employ|hire|bring) (?:a|an) (?:lawyer|attorney)|\bright to (?:talk|speak) to (?:a|an)|\blawyer referral|\bpro se (?:parties|litigants)|\bself-represented|\bwithout a lawyer\b|\blaw library\b/i,
    advice:
      'You may speak for yourself in a civil case, and the same rules and days hold for you as for a lawyer. A company mostly needs a lawyer. You are not given one for free in most civil cases, so ask today. Ask the legal aid office, the court’s self-help center, and the state bar, which can name lawyers.',
  },
  {
    id: 'interpreter',
    sought: ['interpreter'],
    asked:
      /\b(?:interpret\w*|translat\w*|sign language)\b|\b(?:english|spanish|language)\b.{0,40}\b(?:not|bad|good|speak|understand|only|poor|help)\b|\b(?:speak|speaks|understand|understands)\b.{0,24}\b(?:english|spanish|only)\b|\b(?:not|no|little|bad) (?:\w+ ){0,2}english\b/,
    said: /\binterpret(?:er|ation|ing)s?\b|\btranslat\w+\b/i,
    advice:
      'Ask the clerk for an interpreter now, in writing, and name the language. The court finds one; a friend or a child of yours may not be let do it.',
  },
  {
    id: 'disability',
    sought: ['accommodation', 'disability'],
    asked:
      /\b(?:wheel ?chair|disab\w+|deaf|hard of hearing|hearing aid|blind|can not (?:walk|stand|see|hear|climb)|accommodat\w+|stairs|elevator)\b/,
    unless: /\b(?:on|get|getting|my|for) disability\b|\bdisability (?:check|benefit|payment|income)s?\b/,
    said: /\bdisabilit|\baccommodation|\baccessib|\bwheelchair/i,
    advice:
      'Tell the clerk now what you need (a ramp, a seat near the judge, a device to hear with), in writing.',
  },
  {
    id: 'children',
    sought: ['children'],
    asked: new RegExp(
      `\\b(?:bring|take|have|leave|watch\\w*|wait\\w*|come|sit|stay|babysit\\w*|care|somewhere|some ?place)\\b.{0,40}\\b${CHILD}\\b|\\b${CHILD}\\b.{0,40}\\b(?:come|court\\w*|wait|sit|stay|along|with me|in there|hall\\w*|outside|tell the judge|talk to the judge)\\b|\\bbaby-?sit\\w*\\b|\\b(?:child|day) ?care\\b`,
    ),
    unless:
      /\b(?:custody|take (?:my|our|the) (?:kids|children) (?:from|away)|school|support|visit\w*|out of|weekend|trip|state|live|lives)\b/,
    said: /\bchild(?:ren)?(?:['’]s)?\b.{0,100}\b(?:court(?:room|house)?s?|waiting|brought|hall|alone|room|recorded|attend)\b|\bwaiting room\b|\bminors? (?:may|shall|are)\b/i,
    advice:
      'Ask the clerk before the day whether children may come in and whether the court has a room for them. If you can, let somebody you trust watch them: hearings can take hours.',
  },
  {
    id: 'clothes',
    sought: ['dress'],
    asked: /\b(?:wear|wearing|dress(?:ed)?|clothes|clothing|outfit|suit and tie|jeans|shorts|tattoos?)\b/,
    said: /\b(?:dress|attire|clothing|clothes|shorts|hats?|shoes|tank tops)\b/i,
    advice: 'Clean, plain clothes will do, as for a job talk. Take off hats and sunglasses before you go in.',
  },
  {
    id: 'remote',
    sought: ['video', 'telephone', 'person'],
    asked:
      /\b(?:zoom|video|webex|teams|remote\w*|virtual\w*|online|dial|call[- ]in|skype)\b|\b(?:over|by|on) (?:the )?(?:phone|telephone|computer|video)\b|\bin person\b|\bfrom home\b|\b(?:far away|too far|drive|driving)\b/,
    unless: /\b(?:pay|serve|serving|hand|deliver|e-?fil\w*|file|driver|deliver)\b|\bhow far\b|\bstay away\b/,
    said: /\b(?:by|over|via|through) (?:video|telephone|phone|zoom)|\bTELEPHONE\b|\bvideo\b|\bremote|\bin person\b|\bshall call\b|\bdial|\bcode\b|\bzoom\b|\blink\b/i,
    advice:
      'Whether you may take part by telephone or video is for the court to say: ask the clerk well before the day, in writing. Until it is allowed, go there.',
  },
  {
    id: 'witness',
    sought: ['witnesses', 'subpoena'],
    asked: new RegExp(
      `${/\b(?:can|could|may|should|must|do|does|how|make|force|need|have to|allowed|will)\b.{0,60}\b(?:witness\w*|testif\w*|speak for (?:me|us)|talk for (?:me|us)|subpoena)\b|\bwitness\w*\b.{0,40}\b(?:can|make|will not|would not|not come|refuse\w*|bring|come)\b|\b(?:bring|have)\b.{0,30}\b(?:friend|neighbor|cousin|mom|mother|wife|husband|sister|brother|coworker)\b.{0,40}\b(?:tell|say|talk|speak|saw)\b/.source}|${BY_ANOTHER}`,
    ),
    unless:
      /^(?:who|did|was|were|why|when (?:did|was)|is (?:their|his|her|the))\b|\bbelieve|\blying|\bwho (?:is|are)\b/,
    said: /\bwitness(?:es)?\b|\bsubpoena|\btestif/i,
    advice:
      'Who saw it has to come and say so: a letter from them often does not count. Somebody who does not want to come can be ordered to by a subpoena. Ask the clerk for the form early. Also ask if this hearing takes witnesses at all.',
    insteadOf: ['silence', 'at-hearing'],
  },
  {
    id: 'exhibits',
    sought: ['bring', 'exhibits', 'copies'],
    asked:
      /\b(?:bring|take|print\w*|show|use|copies|copy|copys|how many copies)\b.{0,50}\b(?:photos?|pictures?|pics|texts?|messages|screenshots?|evidence|proof|exhibits?|receipts|documents?|papers|videos?|recordings?|stuff|copies|copys|court|hearing|trial)\b|\b(?:photos?|pictures?|pics|texts?|messages|screenshots?|videos?|recordings?)\b.{0,40}\b(?:on a screen|on (?:my|the) phone|to court|to the judge|printed|projector|allowed|count|as (?:proof|evidence))\b|\bwhat (?:\w+ )?(?:do|should|must) (?:i|we) (?:have to |need to |supposed to )?(?:bring|take|gather|collect|get together|have ready|prepare|print)\b|\bwhat to bring\b/,
    unless:
      /\b(?:kids?|children|daughter|son|witness\w*|garnish\w*|wages|paycheck|take (?:my|our)|serve|serving|lawyer myself)\b/,
    said: /\b(?:bring|brings|bringing|what to send|exhibits?|copies|printed|projector|photographs?|text messages|produce|have with you)\b/i,
    advice:
      'Bring each paper of the case and what proves your side. Print it, photos and text messages too, with their dates. Bring a copy for the judge and one for the other side.',
    insteadOf: ['self-service'],
  },
  {
    id: 'devices',
    sought: ['telephones', 'security'],
    asked:
      /\b(?:record|film|tape) (?:it|the|this|what|him|her|them)\b|\b(?:cell ?phones?|my phone|weapons?|gun|knife|pepper spray)\b.{0,40}\b(?:court\w*|in|bring|take|inside|security|on)\b|\bsecurity (?:line|check)\b|\bhow early\b|\bparking\b/,
    unless: /\bon my phone\b|\bparking (?:space|spot)\b|\bphone number\b/,
    said: /\b(?:telephones?|phones?|devices)\b.{0,40}\b(?:off|switched|silent|not allowed)|\bsecurity\b|\bweapons?\b|\bdoors open\b|\bparking\b|\brecord(?:ed|ing)\b/i,
    advice:
      'Come early: there is mostly a line at the security check. Leave weapons at home, switch the telephone off inside, and record only what the court allows.',
  },
  {
    id: 'payee',
    sought: ['payable', 'payment', 'pay', 'mailed'],
    asked:
      /\b(?:who|whom|whose name|where|how) (?:do|does|should|must|can|would|am|are|will) (?:i|we) (?:\w+ ){0,2}(?:pay|send|give|mail|bring|write|make|hand)\b(?=.{0,40}\b(?:money|payments?|checks?|rent|cash|amount|debt|pay)\b)|\bwho (?:do|should|must|can) (?:i|we) pay\b|\bwho (?:gets|receives|takes) (?:the |my |this )?(?:money|payments?|checks?|rent)\b|\b(?:made? out|payable) to\b/,
    unless: /\b(?:fees?|lawyer|attorney|witness|how much|court costs?)\b/,
    said: /\bpayable to\b|\bmade? out to\b|\bpay(?:ments?)?\b[^.;]{0,60}? (?:to|into) (?:the (?:clerk|court|sheriff|landlord|owner|plaintiff|lender|trustee|registry|order)|us|me)\b|\b(?:payments?|checks?|money orders?|certified funds|rent) (?:\w+ ){0,4}(?:sent|mailed|delivered|made|brought|paid) (?:\w+ ){0,3}(?:to|at|into)\b|\b(?:send|mail|deliver|bring) (?:\w+ ){0,3}(?:payments?|checks?|money|rent)\b/i,
    advice:
      'Pay whom the paper names, in the way that it names, and never in cash without a receipt. Where no paper names anybody, ask the other side in writing before you send anything, and the clerk if a court has ordered it. Keep proof of each payment.',
  },
  {
    id: 'where',
    sought: ['clerk', 'courtroom', 'address'],
    asked:
      /\bwhere\b.{0,40}\b(?:go|file|take|send|bring|hand|turn|submit|drop|deliver|mail|pay|show up|court(?:house)?|room|clerk|original|hearing|trial|appear|be)\b|\bwhich (?:court ?room|room|building|floor|window|courthouse)\b|\bwhat (?:is the )?(?:court ?room|room|address|building)\b|\baddress (?:of|for) (?:the )?(?:court|clerk)\b|\bwho do (?:i|we) (?:send|give|hand|mail|file) (?:my|our|the|it)\b/,
    unless:
      /\bwhere\b.{0,40}\b(?:money|payments?|checks?|rent)\b|\bwhere (?:does|did|is|was|are|were) (?!the (?:court|hearing|trial|clerk|original|courthouse)|my (?:hearing|trial|court))/,
    said: /\b(?:filed? (?:\w+ ){0,4}with (?:the )?(?:\w+ )?(?:clerk|court)|court ?room|room \d|\d+ [A-Z][\w.]* (?:[A-Z][\w.]* )?(?:street|avenue|ave|road|lane|plaza|drive|blvd|landing|terrace|way|walk)|address of the court|clerk['’]s (?:office|counter)|serve upon|window)/i,
    advice:
      'An answer and other papers for the court go to the clerk’s office of the court that is named on the papers. A copy goes to the other side. Ask the clerk for the hours, and if you can mail it or send it in online.',
    insteadOf: ['self-service', 'at-hearing'],
  },
  {
    id: 'whom-to-call',
    sought: ['clerk', 'telephone', 'questions'],
    asked:
      /\b(?:what|which) (?:phone |telephone )?number\b.{0,40}\b(?:call|court|clerk|dial|reach)\b|\b(?:phone|telephone|number)\b.{0,24}\b(?:of|for|to|at) (?:the )?(?:court|clerk|judge)\b|\bhow (?:do|can) (?:i|we) (?:reach|call|contact|get (?:a ?)?hold of) (?:the )?(?:court|clerk|judge)\b|\bwho (?:do|can|should|could|must) (?:i|we) (?:call|contact|ask|talk to|speak to|phone)\b.{0,40}\b(?:court|hearing|trial|date|case|judge)\b|\bcall (?:at )?the (?:court|clerk)\b/,
    unless: /\b(?:lawyer|attorney|manager|landlord|insurance|adjuster|doctor|hospital)\b/,
    said: /(?=.*\b\d{3}[-. ]\d{3}[-. ]\d{4}|.*\(\d{3}\) ?\d{3}-\d{4})(?=.*\b(?:clerk|court|judge|coordinator|administrative|division|mediation|questions)\b)/is,
    advice: 'Ask for the clerk, and have the case number at hand.',
  },
  {
    id: 'other-day',
    sought: ['date', 'continuance', 'postpone'],
    asked:
      /\b(?:another|different|new|later|other|change|move|postpone\w*|reschedul\w*|continu\w+|push\w*|delay\w*|reset)\b.{0,40}\b(?:day|date|time|hearing|trial|court|back|it)\b|\b(?:date|day|hearing|trial|it) (?:\w+ ){0,2}(?:be |get )?(?:moved|changed|postponed|pushed|rescheduled|reset)\b|\b(?:can not|not able to|could not|will not be able to) (?:make it|come|go|be there|attend|get off)\b|\b(?:sick|ill|in the hospital|out of town|surgery|have to work|get off work|day off)\b.{0,60}\b(?:hearing|trial|court|date|day|week|that day|it)\b/,
    unless: /\b(?:amend\w*|judge (?:removed|changed)|wrist|bill)\b/,
    said: /\b(?:another|different|new) (?:trial |hearing |court )?(?:date|day|time)\b|\brequest for (?:another|a new|a different)|\bcontinuance|\bpostpone|\breschedul|\bcannot change a date|\bextension of time\b/i,
    advice: null,
  },
  {
    id: 'installments',
    sought: ['installments', 'payment'],
    asked:
      /\b(?:pay|paying|make|settle)\b.{0,30}\b(?:in parts?|parts? of it|some of it|half|a little|installments?|payments|monthly|over time|bit by bit|(?:a )?(?:bit|little|some) (?:each|every|a|per) (?:week|month)|each month|every month|what i (?:can|have)|just some|part)\b|\bpayment (?:plan|arrangement)s?\b|\bpartial (?:payment|pay)\b/,
    unless: /\bhow much\b|\bwhen\b.{0,20}\bother half\b/,
    said: /\binstallments?\b|\bpayment (?:plan|arrangement)\b|\bpart(?:ial)?(?: of it| payments?)\b|\bmonthly (?:payments?|installments?|amounts?)\b|\b(?:each|per|every) month until\b|\bhalf of it\b|\bboth payments\b/i,
    advice:
      'Ask the other side in writing, and get its yes in writing before you pay. Paying a part does not stop a lawsuit or the time to answer by itself.',
  },
  {
    id: 'moved',
    sought: ['address'],
    asked:
      /\b(?:i|we) (?:just |have )?(?:moved|am moving|are moving|changed (?:my|our) address)\b|\b(?:new|changed?|change of) (?:my |our )?address\b.{0,30}\b(?:court|tell|clerk|file)?\b/,
    unless: /\bmov(?:ed|ing) out\b|\bwhen (?:i|we) moved\b/,
    said: /\b(?:change of|new|changed?) (?:mailing )?address\b|\bnotify the (?:court|clerk)\b.{0,40}\baddress\b/i,
    advice:
      'Tell the clerk and the other side your new address in writing at once. Add the case number. Orders and notices count as sent when they go to the address that the court has.',
  },
  {
    id: 'lost',
    sought: ['copies'],
    asked:
      /\b(?:lost|threw (?:away|out)|can not find|misplaced|never got) (?:\w+ ){0,2}(?:papers?|summons|complaint|copy|paperwork|documents|lawsuit)\b|\b(?:copy|copies) of (?:the|my) (?:papers|file|case|lawsuit|complaint|summons)\b/,
    unless: /\bmyself\b|\blawyer\b/,
    said: /\bmake copies\b|\bcopies,? at\b|\bcopy of the file\b/i,
    advice:
      'The clerk has every paper of the case and gives copies; ask by the case number, and ask what was filed last.',
  },
];

/** Somebody asks what to do or what is allowed, not what was or what a paper says. */
const STORY =
  /^(?:and |so )?(?:did|was|were|why|who (?:is|was|are|were|did)|when (?:did|was|were)|how (?:much|many) (?!copies|copys))\b/;

/** What a question asks of a court as a place to go to; the first two that fit. */
export function practicalTopics(question: string): PracticalTopic[] {
  const plain = plainWords(questionLine(question));
  if (STORY.test(plain)) return [];
  return PRACTICAL_TOPICS.filter(
    ({ asked, unless }) => asked.test(plain) && !(unless?.test(plain) ?? false),
  ).slice(0, 2);
}
