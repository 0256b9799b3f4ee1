import { sql } from 'kysely';

/** The note of a picture that was put together with others into one paper ends so, until it is read on its own. */
export const READ_IN_PAPER = 'and its words are read there.';

/** Whether a row of `documents` is such a picture: it is kept as it came, and is no paper beside the one it became. */
export const isOriginalPage = sql<boolean>`(documents.parent_document_id is not null
  and documents.notes::text like ${sql.lit(`%${READ_IN_PAPER}%`)})`;
