/** What an answer of a generated client looks like before it is read with the schema of what it should be. */
type Answered = Promise<{ status: number; data?: unknown }>;

/** What one journey asks of a client that was generated from /api/openapi.json. */
export interface JourneyClient {
  defaults: { baseUrl?: string; fetch?: typeof fetch };
  authRegister(input: { body: { email: string; password: string } }): Answered;
  authOnboard(input: { body: { role: 'attorney'; state: string } }): Answered;
  casesCreate(input: {
    body: { title: string; caseType: 'civil'; state: string; courtName: string };
  }): Answered;
  casesList(): Answered;
  deadlinesCalculate(input: {
    body: { triggerDate: string; jurisdiction: 'federal'; deadlineType: string };
  }): Answered;
  milestonesCreate(input: { caseId: string; body: { kind: string; date: string } }): Answered;
  documentsUpload(input: { caseId: string; body: { files: Blob[]; categoryOverrides?: string } }): Answered;
  documentsGet(input: { id: string }): Answered;
  documentsText(input: { id: string }): Answered;
  documentsDownload(input: { id: string }): Answered;
  documentsDelete(input: { id: string }): Answered;
  casesDelete(input: { caseId: string }): Answered;
}
