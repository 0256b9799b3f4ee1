import { screen, waitFor } from '@testing-library/react';
import { AnswerRoute } from '#client/answers/answer-route.tsx';
import { UserContext } from '#client/auth/use-user.ts';
import type {
  AnswerEvent,
  Counterclaim,
  DefenceOption,
  GeneratedAnswer,
  Ledger,
  ResponseInput,
} from '#src/answers/schema.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { CASE_ID, makeCase } from '../deadlines/samples.ts';
import { type FakeServer, makeUser, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import { COMPLAINT_TEXT, LETTER, makeDefence, makeLedger, makeRow, PAID } from './samples.ts';

/** A case at the far end, as the answer's screen asks for it. Change it before the screen opens. */
export class AnswerServer {
  item: Case = makeCase();
  documents: DocumentRow[] = [makeRow(), LETTER];
  ledger: Ledger = makeLedger();
  defences: DefenceOption[] = [makeDefence(), PAID];
  counterclaims: Counterclaim[] = [];
  versions: GeneratedAnswer[] = [];
  /** What is told of the next draft; the test says when. */
  generation: () => AsyncGenerator<AnswerEvent> = async function* () {};
  readonly wire: FakeServer;

  constructor() {
    window.localStorage.clear();
    const list = () => ({ court: 'new_mexico_district', options: this.defences, notes: [] });
    this.wire = startFakeServer({
      'cases.get': () => this.item,
      'milestones.list': () => [],
      'milestones.kinds': () => [],
      'auth.config': () => ({ oidc: false, phoneVerification: 'demo', engine: 'Built-in engine' }),
      'documents.list': () => this.documents,
      'documents.text': () => ({ extractedText: COMPLAINT_TEXT }),
      'answers.ledger': () => this.ledger,
      'answers.respond': (input) => ({ responses: kept(input), savedAt: new Date() }),
      'answers.defences': list,
      'answers.chooseDefence': list,
      'answers.counterclaims': () => ({ counterclaims: this.counterclaims, notes: [] }),
      'answers.saveCounterclaims': () => ({ counterclaims: this.counterclaims, notes: [] }),
      'answers.latest': () => {
        const latest = this.versions.at(-1);
        if (!latest) throw new Refusal(404, 'NOT_FOUND');
        return latest;
      },
      'answers.get': (input) => this.versions.find(({ id }) => id === Object(input).id),
      'answers.versions': () =>
        [...this.versions].reverse().map((each) => ({ ...each, answered: 3, needsAnswer: 1 })),
      'answers.preflight': () => [
        { id: 'deadline', level: 'missing', text: 'No day is known.', fix: 'case' },
        { id: 'signature', level: 'check', text: 'Sign and date it by hand.', fix: null },
        { id: 'unanswered', level: 'missing', text: 'One paragraph is unanswered.', fix: 'ledger' },
      ],
      'answers.generateStream': () => this.generation(),
    });
  }

  /** What was sent to a procedure, in order. */
  sent(name: string): Record<string, unknown>[] {
    return this.wire.calls.filter((call) => call.name === name).map(({ input }) => Object(input));
  }

  open(search = '') {
    const page = (
      <UserContext value={makeUser()}>
        <AnswerRoute />
      </UserContext>
    );
    return renderRoutes(
      [
        { path: '/cases/:caseId/answer', element: page },
        { path: '*', element: <p>Elsewhere</p> },
      ],
      `/cases/${CASE_ID}/answer${search}`,
    );
  }
}

function kept(input: unknown): ResponseInput[] {
  return Object(input).responses.map((each: ResponseInput) => ({
    ...each,
    evidence: each.evidence.map((evidence) => ({
      ...evidence,
      filename: 'Letter.docx',
      page: 1,
      start: 0,
      end: 9,
      verified: true,
    })),
  }));
}

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

/** What was entered is on its way no more: it would otherwise arrive in the next test. */
export async function everythingSaved(): Promise<void> {
  await waitFor(() => {
    if (screen.queryByText('Saving...')) throw new Error('Something is still being saved.');
  });
}
