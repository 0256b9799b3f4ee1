import { MessageSquare } from 'lucide-react';
import { exampleQuestions } from '#src/assistant/example-questions.ts';
import type { Document } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Empty } from '../ui/empty.tsx';
import { ChatArea } from './chat-area.tsx';
import { useDocumentChat } from './use-document-chat.ts';
import { useEngineName } from './use-engine-name.ts';

const WORDS = {
  placeholder: 'Ask about this document...',
  waiting: { title: 'Reading the document…', text: 'Looking for the passages that fit your question.' },
  failure: {
    title: 'Unable to load chat history',
    text: 'You can still ask questions about this document',
  },
  nothing: 'No passage of the document stands behind this reply.',
};

/** Questions about one document; one message at a time. */
export function ChatPanel({ document, canAsk }: { document: Document; canAsk: boolean }) {
  const { id, caseId } = document;
  const found = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  const facts = trpc.facts.ofDocument.useQuery({ id }, { meta: { silent: true } });
  const name = useEngineName(found.data);
  const { history, chat } = useDocumentChat({ id, caseId });
  return (
    <ChatArea
      caseId={caseId}
      chat={chat}
      history={history}
      words={{
        ...WORDS,
        note: `${name === '' ? '' : `${name}. `}The AI gives general information, not legal advice.`,
      }}
      readOnly={canAsk ? undefined : null}
      empty={
        <Empty icon={<MessageSquare />} title="Ask about this document">
          For instance: {exampleQuestions(facts.data?.facts ?? []).join(' ')} Replies come with the passages
          they rest on.
        </Empty>
      }
    />
  );
}
