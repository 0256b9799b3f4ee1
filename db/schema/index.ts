import type { AnswerTables } from './answers.ts';
import type { AuthTables } from './auth.ts';
import type { CaseTables } from './cases.ts';
import type { AssistantTables } from './conversations.ts';
import type { DiscoveryTables } from './discovery.ts';
import type { DocketTables } from './docket.ts';
import type { DocumentTables } from './documents.ts';
import type { FactTables } from './facts.ts';
import type { IntakeTables } from './intake.ts';
import type { ParticipantTables } from './participants.ts';
import type { ProductionTables } from './productions.ts';
import type { ReminderTables } from './reminders.ts';
import type { EdiscoveryTables } from './review.ts';
import type { SummonsTables } from './summons.ts';
import type { DeadlineTables } from './timeline.ts';
import type { TranscriptTables } from './transcripts.ts';

/** Every table of the product, by its name in code; columns in camelCase. */
export interface Database
  extends AuthTables,
    CaseTables,
    ParticipantTables,
    DocumentTables,
    FactTables,
    IntakeTables,
    DeadlineTables,
    ReminderTables,
    AssistantTables,
    AnswerTables,
    DiscoveryTables,
    DocketTables,
    EdiscoveryTables,
    ProductionTables,
    TranscriptTables,
    SummonsTables {}
