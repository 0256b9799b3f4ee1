import type { FactKind } from '../facts/schema.ts';

/**
 * A thing that court papers have words of their own for: how people ask for it, how papers say it, and which facts of a
 * paper are of it. One table for whoever looks for passages and for whoever looks for facts.
 */
export interface Concept {
  /** In a word or two, for the reasons given with a reply. */
  word: string;
  asked: RegExp;
  said: RegExp;
  /**
   * Facts that answer it; `unless` tells by its label one of a kind that is of something else, `papers` by its kind and
   * its name the only papers that they are read from.
   */
  facts?: { kinds: readonly FactKind[]; role?: RegExp; unless?: RegExp; papers?: RegExp };
  /** The words of the question say nothing else: they are looked for by this alone, and not one by one. */
  isWhole?: boolean;
}

const NOT_DOING =
  "(?:(?:do|did|does|can|will|would|could)(?:n['’]?t| not)|never|not|just|simply|ignore[sd]?|skip|miss(?:ed)?|blow(?:n)? (?:it )?off|refuse)";

/** Labels of sums that nobody sues for. */
const OF_NO_CLAIM = /^(?:A fee or cost|Said to be paid)$/;
/** How papers speak of a claim against who sued, and how they are called that make one. */
export const COUNTERCLAIM = /\bcounter-?claim|\bcross-?(?:claim|complaint)/i;

const CONCEPTS: readonly Concept[] = [
  {
    word: 'hearing',
    asked:
      /\b(?:show(?:ing)? up|be in court|(?:go|going|come|coming|get) (?:back )?(?:to|in|before|in front of) (?:the )?(?:court|courthouse|judge)|court (?:date|day|appearance)|in front of (?:the|a) judge|see (?:the|a) judge|appear(?: in court)?|attend|hearings?|trials?|conferences?|mediations?|arraignments?)\b|\b(?:when|what (?:day|date|time|hour)|which (?:day|date)|where)\b[^?.,]{0,40}?\b(?:i|we) (?:\w+ ){0,3}?(?:(?:go|come)(?! (?:home|on|ahead|through|with|after|over|back (?:home|to (?:work|school))|to (?:work|school|the (?:doctor|hospital|bank|store)))\b)|be (?:back|there|at)|stand|face|appear|report)\b/gi,
    said: /\bhearings?\b|\btrials?\b|\bconferences?\b|\bappear(?:ance)?\b|\bcalendar\b|\bmediat|\bargument\b|\bcalled? (?:up )?for\b|\bset for\b|\bcourtroom\b/i,
    facts: { kinds: ['hearing'] },
  },
  {
    word: 'deadline',
    asked:
      /\b(?:deadlines?|due(?: dates?)?|(?:very )?(?:last|latest) (?:possible )?(?:day|date|time|moment)|at the (?:very )?latest|cut-?offs?(?: (?:day|date|time))?|by what (?:day|date|time)|how late (?:can|may)|time limits?|how (?:long|much time|many (?:more )?days) (?:do|have) (?:i|we) (?:have|got)?|by when|until when|till when|when (?:is|are) .{1,40} due|when (?:do|must|should) (?:i|we) (?:have to |need to )?(?:file|respond|answer|pay|send|give|hand|turn|submit))\b/gi,
    said: /\bwithin\b.{0,30}\b(?:days?|weeks?|months?|hours?)\b|\b(?:no|not) later than\b|\bon or before\b|\bdue\b|\bdeadline|\bby \w+ \d{1,2}\b|\bdays? (?:after|from|before|of)\b|\buntil\b/i,
    facts: { kinds: ['deadline', 'offer'] },
  },
  {
    word: 'offer',
    asked:
      /\b(?:settle(?:ment)?|offer(?:ed|ing|s)?|deal|compromise|go away|make (?:it|this) go away|end (?:it|this|the case)|(?:take|accept|sign|agree to|say yes to|turn down|refuse) (?:the |their |his |her |its |that |this )(?:[\w'’]+ )?(?:money|cash|check|sum|\$?\d[\d,.]*(?:k| thousand| bucks| dollars)?)|take less|accept less|work (?:it|this|something) out)\b/gi,
    said: /\boffer|\bsettle|\bcompromise\b|\bin full (?:satisfaction|settlement)|\bas payment in full\b|\brelease\b|\bwilling to\b|\bwill (?:accept|pay|give|take)\b|\bresolve\b|\bagree to (?:pay|accept|dismiss)/i,
    facts: { kinds: ['offer'] },
  },
  {
    word: 'sum demanded',
    asked:
      /\bhow much (?:money )?(?:do|does|did|am|is|are|was|were) (?:i|we|they|he|she|it|the \w+)\b.{0,24}\b(?:owe|want|ask(?:ing)?|claim(?:ing)?|demand(?:ing)?|su(?:e|ing)|seek(?:ing)?|behind)\b(?: (?:for|me|us|from me|from us|to pay))*|\b(?:amount|money) (?:they|he|she) (?:want|say|claim)s?\b|\bin (?:money|dollars)\b(?=.*\b(?:want|ask|claim|demand|seek|after|owe))|\bhow much\b.{0,30}\b(?:are|is) (?:they|he|she|it|the \w+)(?: all)? after\b|\b(?:say|claim|think|pretend|insist)s? (?:that )?(?:i|we) (?:still )?owe\b|\bfar behind\b/gi,
    said: /\bow(?:e|es|ed|ing)\b|\bbalance\b|\bjudgment (?:against|in the amount|for)\b|\bdamages\b|\bin the (?:amount|sum) of\b|\bprincipal\b|\bamount due\b|\bpast due\b|\bdemand|\bunpaid\b|\btotal\b|\bprays?\b|\brequests?\b|\bseeks?\b/i,
    facts: { kinds: ['sum'], unless: OF_NO_CLAIM },
  },
  {
    word: 'plaintiff',
    asked:
      /\bwho(?:['’]s| is| was| are)? (?:the one )?(?:su(?:ing|ed|es)|taking|took|filed|fil(?:ing|es)|brought|started)\b(?: (?:this|the (?:case|lawsuit|papers|petition|complaint)))?(?: against)?(?: (?:me|us|whom|to court|me to court))?\b/gi,
    said: /\bplaintiffs?\b|\bpetitioners?\b|\bclaimants?\b|\bcomplain/i,
    facts: { kinds: ['party'], role: /plaintiff|petitioner|claimant/i },
  },
  {
    word: 'lawyer',
    asked:
      /\b(?:lawyers?|attorneys?|counsel|represent(?:s|ed|ing)?|law firm|talked for|spoke for|stood up for)\b/gi,
    said: /\battorneys?\b|\bcounsel\b|\bEsq\b|\blaw (?:office|firm|group)|\bappear(?:ed|s)? (?:by|through|for|pro se)\b|\brepresent/i,
    facts: { kinds: ['attorney'] },
  },
  {
    word: 'contact',
    asked:
      /\b(?:who (?:do|can|should|could|must) (?:i|we) (?:call|contact|ask|talk to|speak to|write|e-?mail)|(?:phone|telephone|cell) ?(?:number|no\b)?|what number|number (?:do|can|should) (?:i|we) call|how (?:do|can) (?:i|we) reach|e-?mail address|what(?:['’]s| is) (?:the|their|his|her) (?:number|address))\b/gi,
    said: /\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b|\S@\S+\.\w|\b(?:call|contact|telephone|questions|reach)\b/i,
    facts: { kinds: ['contact'] },
  },
  {
    word: 'consequence',
    asked: new RegExp(
      `\\bwhat (?:happens?|will happen|would happen|can happen|could happen|if)\\b(?:.{0,40}\\b${NOT_DOING}\\b)?|\\bget in(?:to)? trouble\\b|\\bconsequences?\\b|\\bpenalt(?:y|ies)\\b`,
      'gi',
    ),
    said: /\bif you (?:do not|fail|don't|ignore|are not)\b|\bfail(?:s|ure|ed|ing)? to\b|\bdefault\b|\bmay (?:be )?(?:enter|dismiss|sanction|lose|result)|\blose\b|\bwaive|\bdeemed\b|\bsanction|\bcontempt\b|\bwithout (?:further )?notice\b|\bmay result in\b/i,
    facts: { kinds: ['consequence'] },
  },
  {
    word: 'decision',
    asked:
      /\b(?:did (?:i|we|they|he|she) (?:lose|win)|did (?:the )?(?:judge|court|magistrate) (?:\w+ ){0,2}(?:say|decide|rule|grant|deny|throw|toss|dismiss|order|agree|side)|(?:judge|court) (?:say|said) (?:no|yes)|what (?:did|has) (?:the )?(?:judge|court) (?:say|said|decide|decided|rule|ruled|order|ordered)|(?:say|said|turn(?:ed)?|reject(?:ed)?) (?:no|down)|how (?:did|was) (?:it|the \w+) (?:end|turn out|decided|go)|outcome|ruling|decision)\b/gi,
    said: /\bORDERED\b|\bordered\b|\bgrant(?:s|ed)?\b|\bden(?:y|ies|ied)\b|\bdismiss(?:es|ed)?\b|\btake nothing\b|\bjudgment (?:is|for|against)\b|\brecover(?:s)?\b|\bfinds?\b|\bsustain|\boverrul|\bconclud|\bdid not prove\b|\bfailed to prove\b/i,
    facts: { kinds: ['disposition'] },
  },
  {
    word: 'judge',
    asked:
      /\b(?:who(?:['’]s| is| was)? (?:the |my |our )?judge|which judge|judge(?:['’]s)? name|name of (?:the|my) judge)\b/gi,
    said: /\b(?:judge|justice|hon\.|honorable|magistrate|commissioner)\b/i,
    facts: { kinds: ['judge'] },
  },
  {
    word: 'case number',
    asked: /\b(?:case|docket|cause|index|file) (?:number|no\b|num\b|#)/gi,
    said: /\b(?:case|cause|docket|index|civil action|file) ?(?:no|number|#)|\bno\. ?[\w-]*\d/i,
    facts: { kinds: ['case-number'] },
  },
  {
    word: 'main office',
    asked: /\b(?:(?:main|head|principal) offices?|headquarter\w*|principal place of business)\b/gi,
    said: /\bprincipal (?:place of business|offices?)|\bheadquarter|\b(?:main|head) office/i,
    isWhole: true,
  },
  {
    word: 'doing business as',
    asked: /\b(?:do|does|doing) business(?: as| under)?\b|\balias(?:es)?\b/gi,
    said: /\bd\/?b\/?a\b|\b(?:doing|does|do|conducts?|operates?) business\b|\btrade names?\b|\b[af]\/?k\/?a\b|\bknown as\b/i,
    isWhole: true,
  },
  {
    word: 'taking effect',
    asked:
      /\b(?:take|takes|took|taken|go|goes|went|come|comes|came) (?:in)?to effect\b|\b(?:take|takes|took) effect\b|\beffective date\b/gi,
    said: /\beffective\b|\b(?:takes?|took|into) effect\b/i,
    isWhole: true,
  },
  {
    word: 'in time',
    asked: /\b(?:in|on) time\b|\btoo late\b/gi,
    said: /\b(?:un)?timely\b|\bdeadline|\blate\b|\boverdue\b|\btime\b/i,
    isWhole: true,
  },
  {
    word: 'another day',
    asked:
      /\b(?:more|extra|additional) time\b|\bextensions?(?: of time)?\b|\b(?:another|different|new|other|later) (?:\w+ )?(?:date|day|time)\b|\breschedul\w*\b|\bpostpone\w*\b|\b(?:move|change|push) (?:the|my|that|back) (?:\w+ )?(?:date|day|hearing|trial|back)\b|\bcan(?:['’]?t|not) make it\b/gi,
    said: /\bexten(?:d|sion|ded)\b|\benlarge|\b(?:more|additional|extra) time\b|\bcontinu(?:ance|e|ed)\b|\bpostpone|\banother date\b|\breschedul|\breset\b|\badjourn/i,
    isWhole: true,
  },
  {
    word: 'wrong',
    asked: /\b(?:do|did|done|doing|does) (?:\w+ )?wrong\b|\bbreak the law\b|\bbroke the law\b/gi,
    said: /\bviolat|\bunlawful|\billegal|\bbreach|\bnegligen|\bwrongful|\bdecepti|\bfraud|\bfail(?:ed|ure) to\b|\bimproper/i,
    isWhole: true,
  },
  {
    word: 'the board',
    asked:
      /\b(?:\w+ )?(?:board|panel|tribunal|commission)\b(?=.*\b(?:decide|rule|hold|order|conclude|find|grant|den)\w*)/gi,
    said: /\b[Ww]e\b|\b(?:[Bb]oard|[Pp]anel|[Tt]ribunal|[Cc]ommission) (?:\w+ )?(?:grant|den|order|revers|affirm|find|found|conclud|dismiss|remand|h[eo]ld)/,
    isWhole: true,
  },
  {
    word: 'government',
    asked: /\bgovernment\b/gi,
    said: /\bgovernment\b|\bUnited States\b|\bthe (?:State|Agency|City|County)\b/,
    isWhole: true,
  },
  {
    word: 'live',
    asked: /\b(?:lives?|living|reside|resides)\b/gi,
    said: /\bresid(?:es?|ed|ing|ents?|ence)\b|\bliv(?:es?|ed|ing)\b|\b(?:citizens?|domiciled|domiciliary) (?:of|in)\b/i,
    isWhole: true,
  },
  {
    word: 'fired',
    asked: /\b(?:fired|let go|sacked|laid off|canned)\b/gi,
    said: /\bterminat|\bdischarg|\bfired\b|\blaid off\b|\bdismissed from\b|\bseparat(?:ed|ion)\b/i,
    isWhole: true,
  },
  {
    word: 'eviction',
    asked:
      /\b(?:evict(?:ed|ion)?|(?:kick|throw|thrown|put|toss)(?:ed|ing)? (?:\w+ )?out(?= of| on|\W*$)|lock(?:ed)? out|lose (?:my|our) (?:home|house|apartment|place)|move out)\b/gi,
    said: /\bevict|\bpossession\b|\bvacate the\b|\bdispossess|\bsummary process\b|\bdetainer\b|\brestitution\b|\bwrit\b|\block-?out\b|\bquit\b/i,
    isWhole: true,
  },
  {
    word: 'dismissal',
    asked:
      /\b(?:throw|thrown|threw|toss|tossed|kick|kicked|get|knock) (?:\w+ ){0,3}out(?: of (?:court|my case|the case))?\b|\bwant (?:\w+ )?out\b|\bdrop(?:ped)?\b|\bget rid of\b/gi,
    said: /\bdismiss|\bsummary judgment\b|\bstrike\b|\bdemurrer\b|\bquash\b|\bvoluntarily\b|\bDENIED\b|\bGRANTED\b/i,
    isWhole: true,
  },
  {
    word: 'not contested',
    asked:
      /\b(?:not|n['’]t) (?:\w+ )?(?:fight|fighting|argu\w+ (?:about|over)|contest\w*|challeng\w*)\b|\bstays? in\b|\bleft over\b|\bnot (?:\w+ )?(?:ask|asking) (?:\w+ )?(?:to|about)\b/gi,
    said: /\bnot (?:\w+ ){0,4}?(?:contest|challenge|dispute|ask|seek|move|address)|\bremain|\bundisputed\b|\bconcede|\badmits?\b/i,
    isWhole: true,
  },
  {
    word: 'counterclaim',
    asked:
      /\b(?:su(?:e|es|ed|ing) (?:me|us|him|her|them) back|countersu\w+|counter-?claims?|cross-?(?:claims?|complaints?))\b/gi,
    said: COUNTERCLAIM,
    facts: { kinds: ['sum'], unless: OF_NO_CLAIM, papers: COUNTERCLAIM },
    isWhole: true,
  },
  {
    word: 'fee waiver',
    asked:
      /\b(?:can(?:['’]?t|not)|unable to|no money to) (?:afford|pay)(?: for)?(?: (?:the|that|a|any|this))?(?: (?:court|filing|clerk|jury|appeal))?(?: (?:fees?|costs?|bonds?))?\b|\bfee waivers?\b/gi,
    said: /\bfee waiver|\bwaive (?:the )?(?:fees?|costs?)|\binability\b|\bforma pauperis\b|\bwithout (?:pre)?payment\b|\bcannot afford\b|\bindigen/i,
    isWhole: true,
  },
  {
    word: 'by video or telephone',
    asked:
      /\b(?:by|over|on|through|via) (?:the )?(?:video|zoom|phone|telephone|computer)\b|\bremote(?:ly)?\b|\bfrom home\b|\binstead of (?:driving|going|coming)\b|\bdrive (?:all the way )?to\b/gi,
    said: /\bvideo|\btelephon|\bremote|\bzoom\b|\bin person\b|\bdial\b|\bwebex\b/i,
    isWhole: true,
  },
  {
    word: 'what to bring',
    asked: /\b(?:need|have|supposed|want me) to (?:bring|take)\b|\bbring\b|\btake with me\b/gi,
    said: /\bbring|\bproduce\b|\bexhibits?\b|\bcopies\b|\bhave (?:with you|available)\b/i,
    isWhole: true,
  },
  {
    word: 'forbidden',
    asked:
      /\b(?:not|n['’]t) allowed\b|\bforbid\w*\b|\bprohibit\w*\b|\bkeep me from\b|\ballowed to\b|\brestrain\w*\b|\bban(?:ned|s)?\b/gi,
    said: /\brestrain|\benjoin|\bprohibit|\bshall not\b|\bmust not\b|\brefrain\b|\bmay not\b|\bforb[ai]d|\bimmediately (?:stop|cease)/i,
    isWhole: true,
  },
  {
    word: 'served',
    asked:
      /\b(?:handed|dropped off|gave|given|left|delivered|got|taped) (?:\w+ ){0,3}(?:papers?|summons|complaint|lawsuit|petition)\b|\bserved\b|\bservice\b/gi,
    said: /\bserv(?:ed?|ice|ing)\b|\bdeliver(?:ed|ing)\b|\bleft (?:with|at)\b|\bpersonally\b/i,
  },
  {
    word: 'jury',
    asked: /\bjur(?:y|ies)\b/gi,
    said: /\bjury\b/i,
  },
  {
    word: 'appeal',
    asked: /\bappeal\w*\b|\bhigher court\b/gi,
    said: /\bappeal/i,
  },
  {
    word: 'bills and expenses',
    asked: /\b(?:doctors?|medical|hospital)(?:['’]s)? (?:bills?|costs?)\b/gi,
    said: /\bmedical (?:bills?|expenses?|costs?|specials)\b|\btreatment\b|\bhospital\b/i,
  },
  {
    word: 'deposit',
    asked: /\bdeposit\b/gi,
    said: /\bdeposit/i,
  },
  {
    word: 'paid back',
    asked: /\bpa(?:y|ys|id|ying) (?:\w+ )?back\b|\brefund(?:ed)?\b|\bget (?:\w+ ){0,3}back\b/gi,
    said: /\breimburs|\brepa(?:y|id)|\brefund|\brestitution\b|\breturn(?:ed)? (?:of|to)\b|\bpicked up\b|\bcredit\b/i,
    isWhole: true,
  },
  {
    word: 'not',
    asked:
      /\b(?:do|does|did|is|are|was|were|has|have|can|could|may|must|should|will)(?: not\b|n['’]t\b)|\bnot\b|\bfails? to\b/gi,
    said: /\bnot\b|\bfail(?:s|ed|ure|ing)?\b|\bunless\b|\bwithout\b|\brefus|\bprohibit|\benjoined\b|\bforb[ai]d|\bno\b|\bnever\b|n['’]t\b/i,
    isWhole: true,
  },
];

/** The concepts that a question asks for, in the order of the table. */
export function conceptsOf(question: string): Concept[] {
  return CONCEPTS.filter(({ asked }) => question.search(asked) !== -1);
}

/** The question without the words by which it asks for these concepts. */
export function withoutConcepts(question: string, concepts: readonly Concept[]): string {
  return concepts.reduce(
    (words, { asked }) => words.replace(asked, (part) => ' '.repeat(part.length)),
    question,
  );
}
