/** How people write what rules read in one form: without an apostrophe, in short, misspelled. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|has|have|had|is|are|was|were|would|could|should)n'?t\b/g, '$1 not'],
  [/\bcan(?:'?t|not)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'am not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [/\bi'll\b/g, 'i will'],
  [/\b(what|how|when|who|that|it|there|here)'?s\b/g, '$1 is'],
  [/\b(they|you)'?re\b|\b(we)'re\b/g, '$1$2 are'],
  [/\bgonna\b/g, 'going to'],
  [/\b(?:gotta|hafta)\b/g, 'have to'],
  [/\bwanna\b/g, 'want to'],
  [/\bu\b/g, 'you'],
  [/\b(?:an?w?n?s(?:we|e|we?a|w|ew)r|awnser|anwser|ansewr|aswer)(s|ed|ing)?\b/g, 'answer$1'],
  [/\b(?:repsond|respnd|responde|repond|resopnd|respon)(s|ed|ing)?\b/g, 'respond$1'],
  [/\b(?:responce|reponse|respons)\b/g, 'response'],
  [/\b(?:sum+on+(?:e?s)?|sumons)\b/g, 'summons'],
  [/\b(?:complant|complaind|compliant|complain)\b/g, 'complaint'],
  [/\b(?:law ?suite?|lawsut)\b/g, 'lawsuit'],
  [/\b(?:dead ?lin(?:e|es)?|dedline|deadine|deadlne)\b/g, 'deadline'],
  [/\b(?:recieve|receve|recive)(d?)\b/g, 'receive$1'],
  [/\bjudge(?=ment)/g, 'judg'],
  [/\b(?:jurry|juri|jurys)\b/g, 'jury'],
  [/\b(?:apeal|appeel|appeale)(s|ed|ing)?\b/g, 'appeal$1'],
  [/\bgarn[ie]sh?e?(ment|ing|ed|ment)?\b/g, 'garnish$1'],
  [/\b(?:extention|extenstion|extenson|exstension)\b/g, 'extension'],
  [/\b(?:admisions?|admissons?|admitions?|addmissions?)\b/g, 'admissions'],
  [/\b(?:counter ?-?claim|countr ?claim|conterclaim)(s|ed)?\b/g, 'counterclaim$1'],
  [/\bcounter[ -]?su(ed?|ing|it)\b/g, 'countersu$1'],
  [/\b(?:igno(?:re|r)|ingore)\b/g, 'ignore'],
  [/\b(?:defualt|defalt|deafult)(ed)?\b/g, 'default$1'],
  [/\b(?:lawer|laywer|lawyr)s?\b/g, 'lawyer'],
  [/\b(?:compnay|compay|comapny)\b/g, 'company'],
  [
    /\bloose(?= (?:the|my|our|this|it|in|at|everything|what)\b)|(?<=\b(?:i|we|will|to|if i) )loose\b/g,
    'lose',
  ],
  [/\b(?:mis+d|mist) (?=the|my|a)\b/g, 'missed '],
];

/** A question as rules read it: small letters, one space, short forms written out and common slips mended. */
export function plainWords(line: string): string {
  const small = line.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  return FORMS.reduce((words, [form, plain]) => words.replace(form, plain), small);
}

const FEELINGS =
  /\b(?:i ?am|i['’]?m|we ?are|we['’]?re) (?:(?:so|really|very|just|super|kind of|freaking|totally|all|getting) )*(?:scared|afraid|worried|freaking out|freaked out|terrified|confused|stressed(?: out)?|nervous|panick?ing|crying|shaking|desperate|overwhelmed|lost here|losing it|going crazy)(?: to death| sick)?\b|\b(?:freaking out|omg|oh my god|oh god|ugh+|please help(?: me)?|help me please|sorry|thank(?:s| you)|hi|hello)\b/gi;
const FILLERS =
  /\b(?:even|really|actually|literally|honestly|basically|the (?:hell|heck|fuck)|on earth|like,)\s/gi;

/**
 * A question without what only tells how somebody feels, which no paper answers; itself where nothing else would be left.
 */
export function withoutFeelings(question: string): string {
  const rest = question
    .replace(FEELINGS, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!-]+/, '')
    .trim();
  return /\p{L}{2,}.*\p{L}{2,}/u.test(rest) ? rest : question;
}
