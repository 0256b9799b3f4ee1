import { splitSentences } from '../text/chunks.ts';
import { isUnreadable } from './requests.ts';
import type { Admission, AnswerState, RequestKind } from './schema.ts';

export interface Judged {
  state: AnswerState;
  /** What to know about it, as a sentence; null where the state says all. */
  because: string | null;
  admission: Admission | null;
}

const OBJECTS =
  /\bobject(?:s|ed|ion|ions|ionable|ing)?\b|\boverly broad\b|\boverbroad\b|\bunduly\b|\bburdensome\b|\bvague\b|\bambiguous\b|\bprivileged?\b|\bwork[- ]product\b|\breasonably calculated\b|\birrelevant\b|\bnot relevant\b|\brelevance\b|\bharass|\boppressive\b|\bproportional\b|\bcompound\b|\blegal conclusion\b|\bargumentative\b|\bcumulative\b|\bbeyond the scope\b|\boutside the scope\b|\bpremature\b|\bseeks? (?:information|documents|confidential)\b|\bconfidential\b|\bassumes facts\b|\bspeculat/i;
const WAIVING =
  /\b(?:without waiving|without waiver|subject to|notwithstanding|not waiving|over objection|reserving)\b[^,.;:]{0,160}[,:;]\s*/i;
const LATER =
  /\b(?:will (?:be )?supplement|to be supplemented|will be provided|will be produced at|discovery is (?:ongoing|continuing)|to be determined|investigation (?:is )?continu|not yet (?:known|determined)|tbd)\b/i;
const LACKS =
  /\b(?:lacks?|without|insufficient|no) (?:sufficient )?(?:knowledge|information)\b|\bcannot (?:truthfully |either )?(?:admit|truthfully)/i;

/** White space and rules to write on. */
function isBlank(text: string): boolean {
  return text.replace(/[\s_.…–—:-]/g, '') === '';
}

function sentencesOf(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end).trim());
}

function admissionOf(text: string): Admission | null {
  const plain = text.replace(/\b(?:request|requests) (?:for|to) (?:admissions?|admit)\b/gi, ' ');
  if (/\b(?:neither admits? nor den|cannot (?:truthfully |either )?admit)/i.test(plain)) return 'cannot_say';
  const denies = /\bden(?:y|ies|ied)\b|\bnot admitted\b|\bdoes not admit\b/i.test(plain);
  const admits = /\badmit(?:s|ted)?\b/i.test(plain.replace(/\b(?:not admitted|does not admit)\b/gi, ' '));
  if (LACKS.test(plain) && !admits) return 'cannot_say';
  if (admits && denies) return 'partly';
  if (denies) return 'denied';
  return admits ? 'admitted' : null;
}

function judgeAdmission(text: string): Judged | null {
  const admission = admissionOf(text);
  if (admission === null) {
    if (/^\W*(?:yes|true|correct|no|false|untrue)\b/i.test(text)) {
      return unclear('It neither admits nor denies in so many words.');
    }
    return null;
  }
  const because =
    admission === 'cannot_say' && !/\breasonable inquiry\b/i.test(text)
      ? 'It says that the answer is not known, and does not say that a reasonable inquiry was made.'
      : null;
  return { state: 'answered', because, admission };
}

function unclear(because: string): Judged {
  return { state: 'unclear', because, admission: null };
}

/**
 * What stands under a request: an answer, objections alone, nothing, or something that a person has to look at. It is
 * judged by its words only; whether an answer is complete or an objection good is not for a rule to say.
 */
export function judgeAnswer(kind: RequestKind, text: string): Judged {
  if (isBlank(text)) return { state: 'not_answered', because: null, admission: null };
  if (isUnreadable(text)) return unclear('The words of the answer could not be read.');
  if (/^\(?\d{1,3}[.)]$/.test(text.trim())) return unclear('Only a number stands there.');
  const waived = WAIVING.exec(text);
  const substance =
    waived === null
      ? sentencesOf(text).filter((sentence) => !OBJECTS.test(sentence) && /\p{L}/u.test(sentence))
      : [text.slice(waived.index + waived[0].length)].filter((rest) => !isBlank(rest));
  const objects = OBJECTS.test(text);
  const said = substance.join(' ').trim();
  if (objects && said === '') return { state: 'objection', because: null, admission: null };
  if (kind === 'admission') {
    const judged = judgeAdmission(said);
    if (judged !== null) return judged;
    return objects
      ? { state: 'objection', because: null, admission: null }
      : unclear('It does not say whether it admits or denies.');
  }
  if (LATER.test(said) && said.length < 160) {
    return unclear('It promises an answer for later. See whether one has come.');
  }
  return { state: 'answered', because: objects ? 'It also objects.' : null, admission: null };
}
