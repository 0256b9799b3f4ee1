import { heading, share } from '../report.ts';
import { GRADES } from './grade.ts';
import { type Half, type LayAnswer, layQuestions } from './run.ts';

/** Grades of the lay questions of a file; which were missed is said only of questions that builders may read. */
export async function evalLayQuestions(
  file: Parameters<typeof layQuestions>[0],
  misses: boolean,
  half?: Half,
): Promise<void> {
  const answers = await layQuestions(file, half);
  heading(`Lay questions over invented cases (${file}${half === undefined ? '' : `, ${half} half`})`);
  const graded = (kind: (answer: LayAnswer) => boolean) => {
    const of = answers.filter(kind);
    return GRADES.map((grade) => {
      const count = of.filter((answer) => answer.graded.grade === grade).length;
      return `${grade} ${share(count, of.length)} (${count}/${of.length})`;
    }).join('   ');
  };
  console.log(`all       ${graded(() => true)}`);
  for (const kind of ['fact', 'law', 'fact+law', 'cannot'] as const) {
    console.log(`${kind.padEnd(9)} ${graded(({ question }) => question.kind === kind)}`);
  }
  const letters = answers.map(({ reply }) => reply.message.length).toSorted((a, b) => a - b);
  console.log(`letters of a reply, median: ${letters[Math.floor(letters.length / 2)] ?? 0}`);
  if (!misses) return;
  for (const { question, graded: given } of answers) {
    if (given.grade !== 'right') console.log(`  ${given.grade}: ${question.id} ${question.question}`);
  }
}
