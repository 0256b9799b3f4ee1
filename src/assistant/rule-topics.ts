import { plainWords } from './plain-words.ts';

/** What the rules of a court answer: questions of procedure. The first that fits counts. */
export const RULE_TOPICS = [
  'counted-day',
  'company',
  'self-service',
  'admissions',
  'garnishment',
  'appeal',
  'jury',
  'counterclaim',
  'amended',
  'late',
  'more-time',
  'put-out',
  'must-pay',
  'at-hearing',
  'silence',
  'response-due',
  'answer-due',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** A question fits where it holds words of every kind in `all` and of none in `none`. */
interface Shape {
  all: readonly RegExp[];
  none?: readonly RegExp[];
}

// Kinds of words, as they stand in a question that `plainWords` has put in one form.
const ANSWERING =
  /\b(?:answer(?!ed by)\w*|respond\w*|respons\w*|reply|replies|replied|replying|file (?:something|anything|papers|(?:my|our) (?:papers|paperwork|side|part))|fight (?:it|this|them|back)|write back|tell my side)\b/;
const SUIT =
  /\b(?:complaint|lawsuit|suit|sued|suing|su(?:es|ed) me|summons|petition|court (?:papers?|documents?|case)|legal papers|unlawful detainer|being sued)\b/;
const TIME =
  /\bhow (?:long|soon|fast|quick(?:ly)?|late)\b|\bhow many (?:\w+ )?(?:days|weeks)\b|\bhow much (?:more |longer |extra )?time\b|\bdeadline|\btime limits?\b|\bdue dates?\b|\b(?:by|until|till) when\b|\bwhen (?:is|are|do|does|must|should|would|will|can)\b|\b(?:what|which) (?:is the (?:last )?)?(?:day|date)\b|\blast day\b|\btime (?:do|have|left|frame|limit)\b|\b(?:days|time) (?:do|have) (?:i|we|they)\b|\bstill have time\b|\b(?:do|have) (?:i|we) (?:have |got )?(?:only )?(?:\d+|a few|some|any) (?:\w+ )?(?:days|weeks)\b|\bclock\b|\b(?:days|time) to (?:answer|respond|reply)\b|\brun(?:ning)? out of time\b/;
const FOLLOWS =
  /\bwhat (?:happens?|will happen|would happen|can happen|could happen|might happen|is going to happen|are the consequences|if)\b|\bhappens? (?:if|when|to)\b|\bif (?:i|we|they|he|she|you|a|an|the|somebody|someone|it|nobody)\b|\b(?:can|could|will|would|do|does|am|are) (?:i|we|they|he|she|it|you|the (?:judge|court|other side|plaintiff|defendant))\b|\bconsequences?\b|\bpenalt|\btrouble\b|\bin jail\b|\bto jail\b|\barrest|\b(?:have|need) to\b|\bmust i\b|\bshould i\b|\bis it (?:ok|okay|bad|fine|safe|allowed)\b|\bmatter(?:s)?\b|\bdo i lose\b/;
const SILENT =
  /\b(?:do|does|did|doing|done|did not do|not do) (?:nothing|anything)\b|\bignor(?:e|es|ed|ing)\b|\b(?:not|never|nobody|no one|neither) (?:\w+ ){0,3}(?:answer\w*|respond\w*|reply|replies|replied|file|filed|show(?:ed|s|ing)?|appear|do anything|go(?:ing)? to court|open|sign|come|pick)\b|\bwithout (?:answering|responding|filing|a response|an answer)\b|\bno (?:answer|response|reply)\b|\bthr(?:ow|ew|own) (?:it|them|this|these|the papers) (?:away|out|in)\b|\b(?:stay|keep|remain) (?:silent|quiet)\b|\brefuse\w*\b|\bskip\b|\bdo nothing\b|\bno[ -]?show\b|\bjust wait\b|\b(?:do|does|did|will) not (?:\w+ )?(?:write|send|say|submit|turn|hand|argue|object|oppose)\b(?: (?:in|them|him|her|it|the court|to the court))* (?:anything|something|back|against)\b|\b(?:write|send|say|file|submit)s? nothing\b/;
const NOT_ANSWERED = /\b(?:do|did|will|does) not (?:\w+ )?(?:answer|respond|reply|show|file|do anything)\b/;
const LATE =
  /\b(?:i|we|already|have|just|and|but|i think i|you|he|she|they|if i|day i|after i) (?:\w+ ){0,2}(?<!\b(?:not|never|to) )(?:missed|miss|blew)\b|^(?:missed|blew|forgot)\b|\b(?:am|are|was|being|too|running|is|it is|days?|weeks?|months?|be) (?:\w+ )?late\b|\blate (?:answer|response|filing)\b|\bpast (?:the |my |our )?(?:due|deadline|time|date)\b|\b(?:deadline|due date|time|days?|date|period) (?:\w+ ){0,4}?(?:passed|ran out|run out|expired|is over|has gone|went by|gone by|is up|are up|slipped)\b|\bpassed (?:the |my )(?:deadline|due date)\b|\bran out of time\b|\bcame and went\b|\bnever (?:got|had|managed|was able) (?:\w+ ){0,3}(?:answer|respond|file|reply)\b|\b(?:i|we) (?:\w+ )?forgot\b|\bafter the (?:deadline|due date|time)\b|\b(?:was|were) supposed to (?:\w+ )?(?:answer|respond|reply|file|appear|show up)\b|\b(?:answer|response) (?:\w+ ){0,4}overdue\b|\bnever (?:answered|responded|filed|replied|showed|went)\b|\b(?:did not|have not) (?:answer|respond|file|reply|show up|go to court|make it)\b.*\b(?:in time|on time|yet|and now|by the|before the)\b/;
const MISSED_IT =
  /\b(?:i|we) (?:(?:think|guess|already|just|totally|might have|may have|have|i|we) ){0,3}missed (?:it|that|the (?:date|day)|my (?:date|day)|court)\b/;
const UNKNOWING =
  /\b(?:did not|never|not) (?:\w+ )?(?:know|knew|hear|heard|find out|found out|get|got|receive|received|served|told|notified)\b/;
const IN_TIME =
  /\bdeadline|\bdue date|\btime\b|\bcourt date\b|\bhearing\b|\bcourt\b|\bdays?\b|\bdate\b|\bjudgment\b/;
const DEFAULT = /\bdefault(?:ed)?\b|\bdefault judgment\b/;
const AGAINST =
  /\b(?:against|on) (?:me|us)\b|\b(?:i|we) (?:\w+ ){0,3}(?:default|defaulted)\b|\b(?:set|setting) (?:it |this |that |the \w+ |a \w+ |the default judgment |default judgment )?aside\b|\bundo\b|\breopen\b|\bvacate\b|\bcancel\b|\boverturn\b|\bget rid of\b|\bremove\b|\blift\b|\bappeal\b|\b(?:they|he|she|plaintiff|landlord|bank|other side|company) (?:\w+ ){0,3}(?:got|asked|filed|moved|want\w*|won|took|request\w*)\b|\bfix\b|\bwhat (?:do|can|should|now)\b/;
const SERVING =
  /\b(?:serve|serving)\b|\bprocess server\b|\b(?:hand|give|deliver|bring|take|mail|send|e-?mail|text|drop|tape|leave|post) (?:\w+ ){0,5}?(?:summons|complaint|papers?|lawsuit|documents|petition|motion|answer|copy|copies)\b/;
const WHO_MAY =
  /\b(?:can|may|could|should|must|do|does|will|would) (?:i|we|my|a|an|the|any\w*|some\w*|someone|you|it)\b|\ballowed\b|\bok(?:ay)?\b|\blegal(?:ly)? (?:for \w+ )?(?:to|if)\b|\bwho (?:can|may|must|should|has to|is allowed)\b|\bhave to be\b|\bneed (?:a|an|the|somebody|someone)\b|\bmyself\b|\bhow (?:do|can|should|to)\b/;
const BY_SELF =
  /\bmyself\b|\bi\b|\bfor me to\b|\bin person\b|\bmy (?:\w+ )?(?:wife|husband|friend|son|daughter|mom|mother|dad|father|brother|sister|neighbor|roommate|cousin|partner|girlfriend|boyfriend)\b|\bwho\b|\banyone\b|\banybody\b|\bprocess server\b|\bplaintiff\b|\bparty\b|\ba friend\b/;
const TO_COURT = /\b(?:to|with|at) (?:the )?(?:court|clerk|judge|courthouse)\b/;
const SERVED_ON_ME =
  /\bbe served\b|\bbeen served\b|\bgot served\b|\bget served\b|\bwas served\b|\b(?:serve|served|serving|sue|sued) (?:me|us)\b|\bthey (?:\w+ )?(?:serve|mail|leave|send|hand)\b|\bto me\b|\bon me\b/;
const ADMISSIONS =
  /\b(?:requests?|req) (?:for|of|to) (?:admit|admissions?)\b|\brfas?\b|\badmissions?\b|\b(?:requests?|questions|things|statements|list) (?:\w+ ){0,4}to admit\b|\b(?:want|ask|expect)\w* (?:me|us) to admit\b|\badmit or deny\b|\bdeemed admitted\b/;
const GARNISHMENT =
  /\bgarnish\w*|\blev(?:y|ied)\b|\b(?:tak(?:e|es|ing|en)|took|seiz\w+|froze|freez\w+|frozen|grab\w*|empt(?:y|ies|ied)|drain\w*|dock\w*|attach\w*|deduct\w*|withh\w+) (?:\w+ ){0,5}?(?:wages?|pay ?checks?|(?:my|our|his|her) (?:pay|checks?)|salary|bank|accounts?|social security|benefits)\b|\b(?:hold|levy|lien) on (?:my|our) (?:\w+ )?account|\b(?:wages?|pay ?checks?|salary|accounts?|social security|benefits)\b (?:\w+ ){0,4}?(?:taken|seized|frozen|froze|garnish\w*|levied|attached|docked|protected|exempt)\b|\bclaim (?:of |an |my |for )?exempt\w*|\bexempt(?:ions?)? (?:claim|form|money|income|wages)\b|\bclaim (?:\w+ ){0,4}as exempt\b/;
const APPEAL =
  /\bappeal(?!s? (?:board|bond))\w*\b|\bhigher court\b|\bcourt of appeals?\b|\b(?:(?:do|did|does|can) not (?:like|agree with|accept|live with)|disagree with|unhappy with|against) (?:\w+ ){0,6}?(?:decid\w*|decision|ruling|award|verdict|outcome)\b/;
const JURY = /\bjur(?:y|ies|ors?)\b/;
const WANTS =
  /\b(?:want|ask|asks|asking|get|demand|request|requesting|have|need|right|entitled|can|how|when|deadline|wait|too late|waive|lose|instead|will there|decide my)\b/;
const OF_JURORS = /\bgrand jury\b|\bjury (?:duty|instructions?|verdict|found|decided|said|awarded|service)\b/;
const COUNTERCLAIM =
  /\bcounterclaim\w*|\bcountersu\w*|\bcross-? ?(?:claim|complaint)\w*|\bsu(?:ed|ing|es|e) (?:me|us) (?:back|too|as well|in (?:his|her|their|its) answer)\b|\b(?:suing|sued) back\b/;
const OWN_COUNTERCLAIM =
  /\b(?:should|can|may|could|how (?:do|can|would|to)|want to|going to|do) (?:i |we )?(?:file |bring |make |assert |plead |add |write |also )?(?:a |my |our |the )?(?:countersu|counterclaim|cross)|\b(?:file|bring|make|assert|add|plead) (?:a|my|our|an own) counterclaim/;
const AMENDED =
  /\bamend\w* (?:\w+ )?(?:complaint|petition|lawsuit|version|pleading)\b|\b(?:complaint|petition|lawsuit) (?:\w+ ){0,3}(?:amended|changed|revised|updated)\b|\b(?:new|second|revised|changed|updated|another|different) (?:version of (?:the|their|his|her) )?(?:complaint|petition)\b|\b(?:amended|changed|revised|updated|rewrote) (?:the|their|his|her|its) (?:complaint|petition|lawsuit)\b/;
const OWN_AMENDMENT =
  /\b(?:can|may|could|should|how (?:do|can|would)|want to) (?:i |we )?(?:amend|change|fix)\b|\bamend my\b/;
const MORE_TIME =
  /\bmore time\b|\b(?:another|more|extra|additional) (?:\w+ )?(?:days?|weeks?|months?)\b|\b(?:deadline|date|hearing|trial|it) (?:\w+ ){0,3}?be (?:moved|pushed)\b|\bextensions?\b|\bextend\w*\b|\bextra (?:time|days?|weeks?)\b|\badditional (?:time|days)\b|\bmore days\b|\blonger (?:time )?to\b|\bpostpone\w*\b|\bcontinuance\b|\bpush (?:it |this |back |the \w+ (?:date )?)(?:back|out)?\b|\bdelay (?:it|this|the (?:deadline|answer|case|hearing))\b/;
const OURS = /\b(?:i|we|my|me|our|us|who|how|is it possible|need|motion for)\b/;
const COMPANY =
  /\b(?:l\.?l\.?c\.?|inc|corp|corporation|company|companies|business|firm|partnership|non-?profit|shop|restaurant|store|organization|association|hoa)\b/;
const FOR_COMPANY =
  /\b(?:sign\w*|represent\w*|lawyer|attorney|on behalf|on its behalf|speak for|pro se|myself|itself|without (?:a|an) )\b|\b(?:defend|represent) (?:an?|the|my|our) |\b(?:appear|answer|file|respond|speak|go to court|handle|defend|do|act|show up) (?:\w+ ){0,5}?(?:for|on behalf of) (?:the |my |our |a |an |it\b|us\b|his |her )/;
const ONES_OWN = /\b(?:i|my|our|we|a|an|its|it)\b/;
const PUT_OUT =
  /\bbe(?:ing)? (?:evicted|locked out|put out|kicked out|thrown out)\b|\b(?:evict|put|kick|lock|throw) (?:me|us) (?:out\b)?|\block ?-?out\b|\bmov(?:e|ed|ing) out\b|\b(?:be|get) out of (?:my|our|the) (?:home|house|apartment|place|unit)\b|\bleave (?:my|our|the) (?:home|house|apartment|place|unit)\b|\buntil (?:i|we) (?:have to |must )?(?:leave|go|move)\b|\bchange (?:the|my|our) locks\b|\blose (?:my|our) (?:home|house|apartment)\b|\b(?:sheriff|marshal|constable|officer)s? (?:\w+ )?(?:come|show up|put|lock|remove)\b|\b(?:have|has|need|got) to (?:leave|vacate|get out)(?: (?:now|today|tomorrow|yet|soon|right away))?\W*$|\bmust (?:i|we) (?:leave|vacate|get out)\b\W*$/;
const NOW_OR_WHEN =
  /^(?:(?:and|so|but|ok|please|help) )*(?:can|could|may|must|should|will|do|does|when (?:will|can|do|does|is|are)|how (?:soon|fast|quickly|long)|am i|are they|is)\b|\bwhen (?:do|must|should|will|can) (?:i|we|they)\b/;
/** Whether money has to be paid at all; when, how and of what belongs to others. */
const MUST_PAY =
  /\b(?:do|must|should|will|would|am|are|is) (?:i|we|it) (?:\w+ ){0,5}?pay(?:ing)?\b|\b(?:can|could|may|will) (?:they|he|she|it|the \w+|a \w+) (?:\w+ ){0,2}?(?:make|force) (?:me|us) (?:to )?pay\b/;
const OTHER_PAYING =
  /\b(?:rent|fees?|costs?|lawyers?|attorneys?|clerk|court|jury|bonds?|deposits?|taxes|tax|child|support|alimony|fine|ticket|part|parts|half|some|little|bit|installments?|plan|first|back|when|where|how|whom|who|appeal|premium|restitution|to (?:file|answer|appeal|go|see))\b/;
const HEARING = /\b(?:hearing|trial|court date|court appearance|conference|mediation)\b/;
const AT_HEARING =
  /\bwhat (?:do|should|must|can|will|am) (?:i|we) (?:\w+ ){0,4}(?:at|in|for|to|during|on) (?:\w+ ){0,2}(?:hearing|trial|court date|court appearance|conference|mediation)\b|\bwhat (?:happens|will happen|would happen|if) (?:\w+ )*(?:not|miss|skip|late)\b|\b(?:do|must|should) (?:i|we) (?:\w+ )?(?:have to |need to )?(?:go|come|appear|attend|be)\b|\bhow (?:do|should|can) (?:i|we) (?:prepare|get ready)\b|\b(?:can|may) (?:i|we) (?:skip|miss)\b/;
/** 'Do I have to go', whatever it is called where one goes to. */
const GOING =
  '(?:go|come|show(?: up)?|appear|attend|be there|be present)\\b(?! (?:through|ahead|back|home|along|up|with|out|on with|by|me|to (?:work|school|jail|prison|the (?:doctor|hospital|police|bank|lawyer|deposition))))';
const MUST_GO = new RegExp(
  `\\b(?:do|must|should|need|have) (?:i|we) (?:really |still |even |actually )?(?:have to |need to |got to |gotta )?${GOING}|\\b(?:am|are) (?:i|we) (?:required|ordered|supposed|obliged) to ${GOING}|\\b(?:mandatory|required|necessary|optional) (?:that (?:i|we) |for me )?(?:to )?${GOING}|\\b(?:trouble|happens?|what) if (?:i|we) (?:do not|can not|did not) ${GOING}`,
);
const OTHER_TIMES =
  /\b(?:motions?|interrogator\w+|discovery|requests?|letters?|notices?|subpoenas?|offers?|e-?mails?|questions?|interview|rent|lease|payments?|appraisal|warranty|roof|repairs?|vacate|move out|quit)\b/;
const ALONE =
  /^(?:and |so |ok |hi |hello |please )*how (?:long|many days|much time) (?:do|have) (?:i|we) (?:have|got)?(?: left)?(?: now)?\W*$/;

/** What somebody else did, or who did it: a story that papers and rows tell. */
const OF_OTHERS =
  /^(?:(?:and|so|but|ok) )?(?:did|was|were|has|had|have|is|why|who|whom|whose|which|where|when (?:did|was|were|has|had)|what (?:did|was|were|has|is the (?:name|case))|how (?:much|many) (?!(?:\w+ )?(?:days?|time|weeks?)\b))(?! (?:i|we|my|it (?:\w+ )?(?:too late|possible|ok|okay|bad|legal|fine|safe|allowed)|there (?:\w+ )?(?:way|time|deadline|limit|more)|must|should|can|may|has to|is allowed|needs to|do i|do we|represents? (?:a|my)|signs? for|gets? to|gives|decides))\b/;

/** What another does, wants or has, and which of several things it is: no rule knows it, whatever else is named. */
const OF_FACT =
  /^(?:(?:and|so|but|ok) )?(?:(?:by|until|till|from|in|on|at|for|to|under|against|with|within) )?(?:which|whom|whose|what (?:is|was|are|were) the (?:last|first|second|third|name|number|id)\b(?! (?:day|date|time|moment|chance)\b)|(?:when |what |how much |how long )?(?:do|does) (?:the|a|an|their|his|her) (?:\w+ ){1,3}(?:ask|want|claim|say|demand|seek|charge|offer|come|state|allege)|(?:when|until when|till when|how long) (?:is|are) (?:the|their|his|her) (?:\w+ )?(?:offer|lease|meeting|work|job))\b/;

const WAS_DONE = /\bwhen (?:was|were|did|had)\b/i;
const WAS_DUE = /\b(?:due|set|scheduled|supposed|must|has to|have to|had to|needs? to|required)\b/i;

/** Whether a question asks on which day something was done: no rule and no day for doing it answers. */
export function asksWhenDone(question: string): boolean {
  return WAS_DONE.test(question) && !WAS_DUE.test(question);
}

/** Whether a question, in the form of `plainWords`, asks what is or was, and not what somebody must or may do. */
export function asksForFact(plain: string): boolean {
  return (OF_FACT.test(plain) || asksWhenDone(plain)) && !/\b(?:i|we|my|our|me|us)\b/.test(plain);
}

/** What a paper says, in whose words it has to be answered. */
const OF_CONTENT =
  /\bwhat (?:does|do) (?:the|this|that|his|her|their|my|our) (?:\w+ ){1,4}(?:say|claim|mean|allege|ask|demand|contain|state)\b/;

const SHAPES: readonly (readonly [Exclude<RuleTopic, 'counted-day'>, Shape])[] = [
  ['company', { all: [COMPANY, FOR_COMPANY, ONES_OWN], none: [GARNISHMENT, APPEAL] }],
  ['self-service', { all: [SERVING, WHO_MAY, BY_SELF], none: [SERVED_ON_ME, TO_COURT, COUNTERCLAIM] }],
  [
    'admissions',
    {
      all: [ADMISSIONS],
      none: [/\b(?:outstanding|pending|status|left|open|how many)\b/, /\badmissions? (?:office|to|fee)\b/],
    },
  ],
  ['garnishment', { all: [GARNISHMENT], none: [NOT_ANSWERED] }],
  ['appeal', { all: [APPEAL], none: [DEFAULT] }],
  ['jury', { all: [JURY, WANTS], none: [OF_JURORS] }],
  ['counterclaim', { all: [COUNTERCLAIM], none: [OWN_COUNTERCLAIM] }],
  ['amended', { all: [AMENDED], none: [OWN_AMENDMENT] }],
  ['late', { all: [DEFAULT, AGAINST], none: [/^is there\b/] }],
  [
    'late',
    {
      all: [MISSED_IT],
      none: [/\b(?:rent|payments?|work|shift|school)\b/, /^(?:did|have|has|had) (?:i|we) miss/],
    },
  ],
  [
    'late',
    {
      all: [LATE, new RegExp(`${ANSWERING.source}|${IN_TIME.source}|${SUIT.source}`)],
      none: [/^(?:did|have|has|had) (?:i|we) miss/, /\b(?:rent|payments?|appointment|work|shift)\b/],
    },
  ],
  ['late', { all: [UNKNOWING, /\bjudgment\b/, OURS], none: [GARNISHMENT] }],
  ['late', { all: [LATE, ANSWERING], none: [/\b(?:rent|payments?)\b/] }],
  [
    'more-time',
    {
      all: [MORE_TIME, new RegExp(`${OURS.source}|\\b(?:agree|grant|give|allow|get|ask)\\b`)],
      none: [/\b(?:lease|rent|warranty|contract|loan|cord)\b/],
    },
  ],
  ['put-out', { all: [PUT_OUT, NOW_OR_WHEN], none: [/\bevict (?:him|her|them|my|the|a)\b/] }],
  ['must-pay', { all: [MUST_PAY], none: [OTHER_PAYING] }],
  ['at-hearing', { all: [HEARING, AT_HEARING], none: [/\b(?:documents?|forms?|exhibits?)\b/] }],
  [
    'at-hearing',
    { all: [MUST_GO], none: [/\b(?:deposition|inspection|appointment|interview|class(?:es)?|counseling)\b/] },
  ],
  ['silence', { all: [SILENT, FOLLOWS], none: [/\b(?:lease|rent|letter|offer|landlord did|tenant did)\b/] }],
  ['answer-due', { all: [ALONE] }],
  ['answer-due', { all: [TIME, ANSWERING], none: [OTHER_TIMES] }],
  [
    'answer-due',
    {
      all: [
        /\bhow (?:long|many (?:\w+ )?days|much time)\b|\bdeadline|\btime (?:do|limit)/,
        SUIT,
        /\b(?:i|me|my|we|us)\b/,
      ],
      none: [OTHER_TIMES, /\bhow long (?:will|does|is|has|did)\b/],
    },
  ],
];

/** The day on which something reached somebody, or a court decided. */
const HAPPENED =
  /\b(?:served|serve|got|gotten|given|gave|receiv\w+|handed|mailed|e-?mailed|sent|left|delivered|came|arrived|posted|taped|entered|signed|filed|issued|hit with|dropped)\b/;
const PAPER_OR_TIME = new RegExp(
  `${TIME.source}|${SUIT.source}|${ADMISSIONS.source}|${COUNTERCLAIM.source}|\\b(?:served|motion|interrogator\\w+|discovery|requests?|judgment|papers?)\\b`,
);
const ASKS_FOR_RECORD =
  /^(?:(?:and|so) )?(?:was|were|did|has|have|had|is|who|why|where|what (?:happened|did|was)|when (?:was|were|did))\b(?!.*\b(?:how long|how many days|deadline|when (?:is|do|must))\b)/;
/** Papers whose day starts no time that a rule of the court gives. */
const OTHER_PAPER =
  /\b(?:letter|offer|invoice|bill|rent|lease|check|contract|email|three-day|3-day|30-day|notice to (?:quit|vacate|leave))\b/;

/** Whether a question names a day on which a time began: by its words, `plain`, apart from the day itself. */
export function asksToCount(plain: string): boolean {
  return (
    HAPPENED.test(plain) &&
    (PAPER_OR_TIME.test(plain) || (LATE.test(plain) && ANSWERING.test(plain))) &&
    !ASKS_FOR_RECORD.test(plain) &&
    !(OTHER_PAPER.test(plain) && !SUIT.test(plain) && !/\bserved\b/.test(plain))
  );
}

/** Whether a question, in the form of `plainWords`, asks for the time to answer something. */
export function asksForTime(plain: string): boolean {
  return (
    TIME.test(plain) &&
    (ANSWERING.test(plain) || /\b(?:object|oppose)\b/.test(plain)) &&
    !OF_OTHERS.test(plain) &&
    !OF_CONTENT.test(plain) &&
    !asksForFact(plain)
  );
}

/** What a question of procedure asks; null where it asks for none that the rules answer. A day it names is not read here. */
export function ruleTopic(line: string): Exclude<RuleTopic, 'counted-day'> | null {
  const plain = plainWords(line);
  if (OF_OTHERS.test(plain) || OF_CONTENT.test(plain) || asksForFact(plain)) return null;
  return (
    SHAPES.find(
      ([, { all, none = [] }]) =>
        all.every((words) => words.test(plain)) && !none.some((words) => words.test(plain)),
    )?.[0] ?? null
  );
}
