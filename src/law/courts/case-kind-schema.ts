import { z } from 'zod';
import { CASE_KINDS } from './case-kinds.ts';

/** A kind of case where it comes in. It stands apart from the words: the first screen shows them without any schema. */
export const CaseKind = z.enum(CASE_KINDS, 'Please choose what kind of case it is.');
