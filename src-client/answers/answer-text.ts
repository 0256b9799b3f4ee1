import type { GeneratedAnswer } from '#src/answers/schema.ts';

/** The whole draft as plain text, section by section. */
export function answerText({ sections }: Pick<GeneratedAnswer, 'sections'>): string {
  const parts: [title: string, text: string | undefined][] = [
    ['INTRODUCTION', sections.introduction],
    ['RESPONSE TO ALLEGATIONS', sections.responseToAllegations],
    ['AFFIRMATIVE DEFENSES', sections.affirmativeDefenses],
    ['COUNTERCLAIMS', sections.counterclaims],
    ['CONCLUSION', sections.conclusion],
  ];
  return parts
    .flatMap(([title, text]) => (text === undefined ? [] : [`${title}\n\n${text.trim()}`]))
    .join('\n\n\n');
}
