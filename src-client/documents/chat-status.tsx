import type { Turn } from './chat-talk.ts';

interface ChatStatusProps {
  latest: Turn | undefined;
  words: { waiting: { title: string; text: string } };
}

/**
 * Tells who listens what becomes of a question. The list itself does not tell: every word that comes would have the
 * whole answer read again. A finished answer is read once.
 */
export function ChatStatus({ latest, words: { waiting } }: ChatStatusProps) {
  return (
    <p role="status" className="sr-only">
      {latest !== undefined && told(latest, waiting)}
    </p>
  );
}

function told({ state, words, answer, reason }: Turn, waiting: ChatStatusProps['words']['waiting']): string {
  if (state === 'writing')
    return words === '' ? `${waiting.title}. ${waiting.text}` : 'The answer is being written.';
  if (answer !== null) return `Answer: ${answer.content}`;
  return `The answer broke off. ${reason ?? ''}`;
}
