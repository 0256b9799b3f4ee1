/** Everyday wording, and how papers say the same: the words of the question are taken together as one thing to find. */
export interface Idiom {
  asked: RegExp;
  /** In a word, for the reasons given with a reply. */
  word: string;
  said: RegExp;
}

export const IDIOMS: readonly Idiom[] = [
  {
    asked: /\b(?:(?:main|head|principal) offices?|headquarter\w*|principal place of business)\b/gi,
    word: 'main office',
    said: /\bprincipal (?:place of business|offices?)|\bheadquarter|\b(?:main|head) office/i,
  },
  {
    asked: /\b(?:do|does|doing) business(?: as| under)?\b|\balias(?:es)?\b/gi,
    word: 'doing business as',
    said: /\bd\/?b\/?a\b|\b(?:doing|does|do|conducts?|operates?) business\b|\btrade names?\b|\b[af]\/?k\/?a\b|\bknown as\b/i,
  },
  {
    asked:
      /\b(?:take|takes|took|taken|go|goes|went|come|comes|came) (?:in)?to effect\b|\b(?:take|takes|took) effect\b|\beffective date\b/gi,
    word: 'taking effect',
    said: /\beffective\b|\b(?:takes?|took|into) effect\b/i,
  },
  {
    asked: /\b(?:in|on) time\b|\btoo late\b/gi,
    word: 'in time',
    said: /\b(?:un)?timely\b|\bdeadline|\blate\b|\boverdue\b|\btime\b/i,
  },
  {
    asked: /\b(?:more|extra|additional) time\b|\bextensions?(?: of time)?\b/gi,
    word: 'extension',
    said: /\bexten(?:d|sion|ded)\b|\benlarge|\b(?:more|additional|extra) time\b|\bcontinuance\b|\bpostpone/i,
  },
  {
    asked: /\b(?:do|did|done|doing|does) (?:\w+ )?wrong\b|\bbreak the law\b|\bbroke the law\b/gi,
    word: 'wrong',
    said: /\bviolat|\bunlawful|\billegal|\bbreach|\bnegligen|\bwrongful|\bdecepti|\bfraud|\bfail(?:ed|ure) to\b|\bimproper/i,
  },
  {
    asked:
      /\b(?:\w+ )?(?:board|panel|tribunal|commission)\b(?=.*\b(?:decide|rule|hold|order|conclude|find|grant|den)\w*)/gi,
    word: 'the board',
    said: /\b[Ww]e\b|\b(?:[Bb]oard|[Pp]anel|[Tt]ribunal|[Cc]ommission) (?:\w+ )?(?:grant|den|order|revers|affirm|find|found|conclud|dismiss|remand|h[eo]ld)/,
  },
  {
    asked: /\bgovernment\b/gi,
    word: 'government',
    said: /\bgovernment\b|\bUnited States\b|\bthe (?:State|Agency|City|County)\b/,
  },
  {
    asked: /\b(?:lives?|living|reside|resides)\b/gi,
    word: 'live',
    said: /\bresid(?:es?|ed|ing|ents?|ence)\b|\bliv(?:es?|ed|ing)\b|\b(?:citizens?|domiciled|domiciliary) (?:of|in)\b/i,
  },
  {
    asked: /\b(?:fired|let go|sacked|laid off)\b/gi,
    word: 'fired',
    said: /\bterminat|\bdischarg|\bfired\b|\blaid off\b|\bdismissed from\b/i,
  },
  {
    asked:
      /\b(?:evict(?:ed|ion)?|kick(?:ed)? out|thrown? out of (?:the|my|her|his|their) (?:home|house|apartment))\b/gi,
    word: 'eviction',
    said: /\bevict|\bpossession\b|\bvacate the\b|\bdispossess|\bsummary process\b|\bdetainer\b/i,
  },
  {
    asked: /\bpa(?:y|ys|id|ying) (?:\w+ )?back\b|\brefund(?:ed)?\b/gi,
    word: 'paid back',
    said: /\breimburs|\brepa(?:y|id)|\brefund|\brestitution\b|\breturn of\b/i,
  },
  {
    asked:
      /\b(?:do|does|did|is|are|was|were|has|have|can|could|may|must|should|will)(?: not\b|n['’]t\b)|\bnot\b|\bfails? to\b|\bforbidden\b|\bprohibited\b/gi,
    word: 'not',
    said: /\bnot\b|\bfail(?:s|ed|ure|ing)?\b|\bunless\b|\bwithout\b|\brefus|\bprohibit|\benjoined\b|\bforb[ai]d|\bno\b|\bnever\b|n['’]t\b/i,
  },
];
