import { z } from 'zod';

/** A person's calendar feed. Its address is told once, when it is made: only a digest of it is kept. */
export const CalendarFeed = z.object({
  url: z.null(),
  createdAt: z.date(),
  /** When a calendar program last asked for it, to the hour. */
  lastReadAt: z.date().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const NewCalendarFeed = z.object({ url: z.string() });
