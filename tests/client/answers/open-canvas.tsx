import { screen, waitFor } from '@testing-library/react';
import { AnswerRoute } from '#client/answers/answer-route.tsx';
import { applyDrafts, paragraphId } from '#client/answers/ledger-rows.ts';
import { UserContext } from '#client/auth/use-user.ts';
import { ChooseDefenseInput, SaveCounterclaimsInput } from '#src/answers/requests-schema.ts';
import type {
  AnswerEvent,
  Counterclaim,
  DefenseOption,
  Defenses,
  GeneratedAnswer,
  Ledger,
  SavedResponse,
} from '#src/answers/schema.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import {
  COMPLAINT_TEXT,
  LETTER,
  makeComplaintRow,
  makeDefenseOption,
  makeLedger,
  PAID,
} from '#tests/factories/answers.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, type Sent, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

type SentResponse = Sent<'answers.respond'>['responses'][number];

/** A case at the far end, as the answer's screen asks for it. Change it before the screen opens. */
export class AnswerServer {
  item: Case = makeCase();
  documents: DocumentRow[] = [makeComplaintRow(), LETTER];
  ledger: Ledger = makeLedger();
  defenses: DefenseOption[] = [makeDefenseOption(), PAID];
  counterclaims: Counterclaim[] = [];
  versions: GeneratedAnswer[] = [];
  /** What is told of the next draft; the test says when. */
  generation: () => AsyncGenerator<AnswerEvent> = async function* () {};
  readonly wire: FakeServer;

  constructor() {
    window.localStorage.clear();
    const list = (): Defenses => ({ court: 'new_mexico_district', options: this.defenses, notes: [] });
    this.wire = startFakeServer({
      'cases.get': () => this.item,
      'milestones.list': () => [],
      'milestones.kinds': () => [],
      'auth.config': () => makeAuthConfig(),
      'documents.list': () => this.documents,
      'documents.text': () => ({ extractedText: COMPLAINT_TEXT }),
      'answers.ledger': () => this.ledger,
      'answers.respond': ({ responses: sent }) => {
        const responses = sent.map(savedResponse);
        const saved = new Map(responses.map((each) => [paragraphId(each), each]));
        this.ledger = { ...this.ledger, paragraphs: applyDrafts(this.ledger.paragraphs, saved) };
        return { responses, savedAt: new Date() };
      },
      'answers.defenses': list,
      'answers.chooseDefense': (input) => {
        const { defenseId, choice, facts } = ChooseDefenseInput.parse(input);
        this.defenses = this.defenses.map((each) =>
          each.id === defenseId
            ? { ...each, chosen: choice === 'chosen', declined: choice === 'declined', facts }
            : each,
        );
        return list();
      },
      'answers.counterclaims': () => ({ counterclaims: this.counterclaims, notes: [] }),
      'answers.saveCounterclaims': (input) => {
        const { counterclaims, removed } = SaveCounterclaimsInput.parse(input);
        const named = new Map([...this.counterclaims, ...counterclaims].map((each) => [each.id, each]));
        this.counterclaims = [...named.values()].filter(({ id }) => !removed.includes(id));
        return { counterclaims: this.counterclaims, notes: [] };
      },
      'answers.latest': () => {
        const latest = this.versions.at(-1);
        if (!latest) throw new Refusal(404, 'NOT_FOUND');
        return latest;
      },
      'answers.get': (input) => {
        const version = this.versions.find(({ id }) => id === input.id);
        if (!version) throw new Refusal(404, 'NOT_FOUND');
        return version;
      },
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

/** A response as the server keeps it, with its passages found in the letter. */
export function savedResponse({ words = '', evidence = [], ...response }: SentResponse): SavedResponse {
  const place = { filename: 'Letter.docx', page: 1, start: 30, end: 47, verified: true };
  return {
    ...response,
    words,
    evidence: evidence.map((passage) => ({ ...place, ...passage, page: passage.page ?? place.page })),
  };
}

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

/** What was entered is on its way no more: it would otherwise arrive in the next test. */
export async function everythingSaved(): Promise<void> {
  await waitFor(() => {
    if (screen.queryByText('Saving...')) throw new Error('Something is still being saved.');
  });
}
