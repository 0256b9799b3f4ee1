import { sql } from 'kysely';

/**
 * Whether a row of `documents` is a picture that was put together with others into one paper: it is kept as it came, and is
 * no paper beside the one it became.
 */
export const isOriginalPage = sql<boolean>`(documents.parent_document_id is not null
  and documents.page_in_parent is not null)`;
