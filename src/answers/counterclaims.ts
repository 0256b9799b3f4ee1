import type { AnswerCourt, AnsweredCounterclaim, Counterclaim } from './schema.ts';

/** What must be brought with the answer, and what may be, as sentences for the person. */
export function counterclaimNotes(court: AnswerCourt): string[] {
  const own = 'Write only facts that you know yourself or can show. Nothing is added to them.';
  const permissive = 'A claim about something else may be brought here, too, or in a case of its own';
  switch (court) {
    case 'federal':
      return [
        'A claim that comes out of the same event as the complaint belongs in this answer. If you leave it out, you likely lose it (FRCP 13(a)).',
        `${permissive} (FRCP 13(b)).`,
        own,
      ];
    case 'new_mexico_district':
      return [
        'A claim that comes out of the same event as the complaint belongs in this answer. If you leave it out, you likely lose it (Rule 1-013(A) NMRA). Verify with the clerk or a lawyer.',
        `${permissive}. Verify with the clerk or a lawyer.`,
        own,
      ];
    case 'new_mexico_magistrate':
      return [
        'In New Mexico’s magistrate courts you do not have to bring a counterclaim now. You may bring it here or in a case of its own (Rule 2-302(E) NMRA). In metropolitan court verify with the clerk.',
        own,
      ];
    case 'california':
      return [
        'In California a claim of your own is a paper of its own, the cross-complaint. File it before this answer or with it (CCP 428.50). An answer cannot ask for anything (CCP 431.30). So use what you write here for that paper.',
        'A claim that comes out of the same event as the complaint is usually lost when it is not brought now. Verify with the clerk or a lawyer.',
        'In an eviction it is otherwise: usually no cross-complaint is taken while you live there, and a claim of your own is a case of its own. Verify with the clerk or a lawyer.',
        own,
      ];
    case 'texas_district':
      return [
        'A claim that comes out of the same event as the petition belongs in this answer. If you leave it out, you likely lose it (TRCP 97(a)).',
        `${permissive} (TRCP 97(b)).`,
        own,
      ];
    case 'texas_justice':
      return [
        'In a justice court of Texas you may bring a claim of your own in this answer, up to the sum that the court may decide (TRCP 502.6). Whether it is lost when you do not, we could not read. Verify with the clerk or a lawyer.',
        'In an eviction no claim of your own is taken: it is a case of its own (TRCP 510.3).',
        own,
      ];
    case 'other':
      return [
        'In most courts a claim that comes out of the same event as the complaint is lost when it is not brought with the answer. Verify with the clerk or a lawyer.',
        own,
      ];
  }
}

/** The person's own sentences as the paper has them: one fact to a paragraph, numbered through all counterclaims. */
export function answeredCounterclaims(counterclaims: readonly Counterclaim[]): AnsweredCounterclaim[] {
  let number = 0;
  return counterclaims
    .filter(({ title, facts, relief }) => `${title}${facts}${relief}`.trim() !== '')
    .map(({ id, title, facts, relief }) => {
      const lines = facts
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter((line) => line !== '');
      const stated = lines.length > 0 ? lines : ['[CONFIRM: the facts of this counterclaim]'];
      return {
        id,
        title: title.trim() || '[CONFIRM: the name of this counterclaim]',
        paragraphs: stated.map((text) => {
          number += 1;
          return { number, text };
        }),
        relief: relief.trim() || '[CONFIRM: what you ask the court for]',
      };
    });
}
