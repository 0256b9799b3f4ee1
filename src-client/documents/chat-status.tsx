import { useState } from 'react';
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
  const now = latest === undefined ? null : told(latest, waiting);
  // An answer that has come to stand in the history is still the last thing that happened.
  const [said, setSaid] = useState('');
  if (now !== null && now !== said) setSaid(now);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function told({ state, words, answer, reason }: Turn, waiting: ChatStatusProps['words']['waiting']): string {
  if (state === 'writing')
    return words === '' ? `${waiting.title}. ${waiting.text}` : 'The answer is being written.';
  if (answer !== null) return `Answer: ${answer.content}`;
  return `The answer broke off. ${reason ?? ''}`;
}
