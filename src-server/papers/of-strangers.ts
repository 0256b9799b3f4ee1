import { sql } from 'kysely';

/** Whether a document is of somebody who has no account yet. */
export const ofStrangers = () => sql<boolean>`exists (
  select from cases c left join intakes i on i.case_id = c.id
  where c.id = documents.case_id and c.user_id is null and i.user_id is null)`;
