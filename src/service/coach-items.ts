import { ruleText } from '../law/from-memory.ts';
import type { ServiceMethodKey } from '../law/service-methods.ts';

export type CoachLevel =
  /** As it should be. */
  | 'ok'
  /** Still to be entered or done; without it the return is not complete. */
  | 'missing'
  /** Against the rule: a court may not accept this service. */
  | 'defect'
  /** Allowed here, and somebody may object. */
  | 'warning'
  /** Good to know. */
  | 'info';

/** A point of the checklist beside the form. */
export interface CoachItem {
  /** Stable, unique within its list. */
  id: string;
  level: CoachLevel;
  text: string;
  citation: string | null;
  /** The rule was not read in a source: the text ends with 'Verify with the clerk.' */
  isFromMemory: boolean;
}

export interface MethodState {
  method: ServiceMethodKey;
  /** 'not-yet': something has to be tried first. 'closed': not for this defendant. */
  state: 'open' | 'not-yet' | 'closed';
  why: string;
}

export interface CoachReport {
  /** Each method once, in the order of the form. */
  methods: MethodState[];
  whoMayServe: CoachItem[];
  mailings: CoachItem[];
  /** Everything else that makes the return defective, and what is good to know. */
  returnDefects: CoachItem[];
}

interface Rule {
  citation?: string;
  isFromMemory?: boolean;
}

/** An item; one from memory tells the reader to verify it. */
export function coachItem(
  level: CoachLevel,
  id: string,
  text: string,
  { citation, isFromMemory = false }: Rule = {},
): CoachItem {
  return {
    id,
    level,
    text: ruleText(text, isFromMemory),
    citation: citation ?? null,
    isFromMemory,
  };
}

/** For a rule whose text was not read. */
export function fromMemory(citation: string): Rule {
  return { citation, isFromMemory: true };
}
