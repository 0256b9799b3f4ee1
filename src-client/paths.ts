/** Every address the client knows. */
export const paths = {
  home: '/',
  login: '/login',
  /** From a paper to its day, before there is an account. */
  start: '/start',
  startOf: (intakeId: string) => `/start/${intakeId}`,
  /** What was read of papers that wait: the first case of them that is not kept. */
  cardOf: (intakeId: string) => `/start/${intakeId}?step=card`,
  /** The same, for a case that is there already. */
  addPaper: (caseId: string) => `/start?case=${encodeURIComponent(caseId)}`,
  startWithoutPaper: '/start?paper=none',
  account: '/account',
  /** After the password of somebody who has set up more than that. */
  secondStep: '/account/second-step',
  /** Where somebody shows that the account with their address is theirs. */
  connect: '/account/connect',
  forgotPassword: '/forgot-password',
  /** What a mailed link opens; the code stands behind '#'. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  /** An empty installation is filled from a backup. */
  restore: '/restore',
  /** What the sign-in text names. */
  terms: '/terms',
  privacy: '/privacy',
  profile: '/profile',
  profileSecondStep: '/profile#second-step',
  /** The assistant; a case and one of its conversations may be named. */
  assistant: '/ai-assistant',
  assistantFor: (caseId: string, conversationId?: string) =>
    `/ai-assistant?case=${caseId}${conversationId ? `&conversation=${conversationId}` : ''}`,
  checkDraft: (caseId: string) => `/cases/${caseId}/check-draft`,
  invitation: (token: string) => `/invitations/${encodeURIComponent(token)}`,
  /** The rules that deadlines are counted by; those of a court system or a jurisdiction. */
  rules: '/rules',
  rulesOf: (court: string) => `/rules/${court}`,
  /** Everything about one case around one of its documents, the one named or the first. */
  workspace: (caseId: string, documentId?: string) =>
    `/cases/${caseId}${documentId ? `?document=${documentId}` : ''}`,
  documents: (caseId: string) => `/cases/${caseId}/documents`,
  document: (caseId: string, documentId: string, place?: { page: number; start: number; end: number }) =>
    `/cases/${caseId}/documents/${documentId}${place ? `?page=${place.page}&quote=${place.start}-${place.end}` : ''}`,
  /** What was read of a paper of a case, to be confirmed. */
  paperCard: (caseId: string, documentId: string) => `/cases/${caseId}/papers/${documentId}`,
  /** The workspace with a case selected. */
  selectedCase: (caseId: string) => `/?case=${encodeURIComponent(caseId)}`,
  /** The workspace with the case's own entries to be changed. */
  editCase: (caseId: string) => `/?case=${encodeURIComponent(caseId)}&edit=case`,
  milestone: (caseId: string, milestoneId: string) => `/cases/${caseId}/milestones/${milestoneId}`,
  docket: (caseId: string, milestoneId: string) => `/cases/${caseId}/milestones/${milestoneId}/docket`,
  motion: (caseId: string, milestoneId: string, motionId: string) =>
    `/cases/${caseId}/milestones/${milestoneId}/motions/${motionId}`,
  /** The answer generator; `motionId` names the motion that somebody wants help with. */
  answer: (caseId: string, motionId?: string) =>
    `/cases/${caseId}/answer${motionId ? `?motion=${motionId}` : ''}`,
  createSummons: (caseId: string, milestoneId?: string) =>
    `/cases/${caseId}/summons/create${milestoneId ? `?milestoneId=${milestoneId}` : ''}`,
  summons: (caseId: string, summonsId: string) => `/cases/${caseId}/summons/${summonsId}`,
  /** The workspace with the dialog for a new case. */
  newCase: '/?new=case',
  /** The same with a number that somebody gave before. */
  newCaseOf: (caseNumber: string) => `/?new=case&number=${encodeURIComponent(caseNumber)}`,
  /** The documents of a case with the upload dialog. */
  upload: (caseId: string) => `/cases/${caseId}/documents?upload=new`,
  /** The timeline of a case, beside its documents. */
  timeline: (caseId: string, view: 'list' | 'month' | 'calculator' = 'list') =>
    `/cases/${caseId}/documents?timeline=${view}`,
  /** What happened by day, from papers, docket and timeline. */
  chronology: (caseId: string) => `/cases/${caseId}/chronology`,
  /** Who did what in a case. */
  history: (caseId: string) => `/cases/${caseId}/history`,
  participants: (caseId: string) => `/cases/${caseId}/participants`,
  newParticipant: (caseId: string, role?: string) =>
    `/cases/${caseId}/participants/new${role ? `?role=${role}` : ''}`,
  participant: (caseId: string, participantId: string) => `/cases/${caseId}/participants/${participantId}`,
  ediscovery: (caseId: string) => `/cases/${caseId}/ediscovery`,
  privilegeLog: (caseId: string) => `/cases/${caseId}/ediscovery/privilege-log`,
  productions: (caseId: string) => `/cases/${caseId}/ediscovery/productions`,
  /** The review may hand over ids with it, as the location's state `{ documentIds }`. */
  newProduction: (caseId: string) => `/cases/${caseId}/ediscovery/productions/new`,
  production: (caseId: string, productionId: string) =>
    `/cases/${caseId}/ediscovery/productions/${productionId}`,
  transcripts: (caseId: string) => `/cases/${caseId}/transcripts`,
  transcript: (caseId: string, transcriptId: string, place?: { page: number; line: number }) =>
    `/cases/${caseId}/transcripts/${transcriptId}${place ? `?page=${place.page}&line=${place.line}` : ''}`,
} as const;

/** Addresses the browser itself goes to; the server answers with a redirect or a file. */
export const serverPaths = {
  exportAccount: '/api/auth/export',
  exportCase: (caseId: string) => `/api/cases/${caseId}/export`,
  trpc: '/api/trpc',
  intake: '/api/intake',
  intakeFiles: (intakeId: string) => `/api/intake/${intakeId}/files`,
  /** A file of papers that nobody has kept yet, as it came. */
  intakeContent: (intakeId: string, fileId: string) => `/api/intake/${intakeId}/files/${fileId}/content`,
  /** A page of such a file as it came, drawn for whoever's browser cannot show it. */
  intakeFilePicture: (intakeId: string, fileId: string, width: number) =>
    `/api/intake/${intakeId}/files/${fileId}/picture?width=${width}`,
  /** A page of such a paper as it is read: cut out and turned. */
  intakePage: (intakeId: string, documentId: string, page: number) =>
    `/api/intake/${intakeId}/documents/${documentId}/picture?page=${page}&width=1280`,
  /** The words of a line on their page, with those of its other facts that stand near. */
  intakeCutout: (intakeId: string, factId: string, others: readonly string[] = []) =>
    `/api/intake/${intakeId}/facts/${factId}/cutout${others.length === 0 ? '' : `?with=${others.join(',')}`}`,
  login: '/api/login',
  logout: '/api/auth/logout',
  /** Ends the sign-in at the provider too. */
  logoutAtProvider: '/api/auth/logout/provider',
  workspaceLogout: '/api/logout',
  download: (documentId: string) => `/api/documents/${documentId}/download`,
  downloadAll: (caseId: string) => `/api/cases/${caseId}/documents/download-all`,
  downloadAllZip: (caseId: string) => `/api/cases/${caseId}/documents/download-all.zip`,
  /** Takes a form with the ids. */
  downloadChosen: (caseId: string) => `/api/cases/${caseId}/documents/download.zip`,
  /** The first page, small. */
  thumbnail: (documentId: string) => `/api/documents/${documentId}/thumbnail`,
  view: (documentId: string) => `/api/documents/${documentId}/view`,
  /** The first page, drawn by the server. */
  picture: (documentId: string, width: number) => `/api/documents/${documentId}/picture?width=${width}`,
  milestoneCalendar: (milestoneId: string) => `/api/milestones/${milestoneId}/calendar.ics`,
  answerDocx: (answerId: string) => `/api/generated-answers/${answerId}/answer.docx`,
  answerPdf: (answerId: string) => `/api/generated-answers/${answerId}/answer.pdf`,
  participantsVcard: (caseId: string) => `/api/cases/${caseId}/participants/participants.vcf`,
  participantVcard: (participantId: string) => `/api/participants/${participantId}/participant.vcf`,
  summonsPdf: (summonsId: string) => `/api/summons/${summonsId}/summons.pdf`,
  returnPdf: (attemptId: string) => `/api/service-attempts/${attemptId}/return.pdf`,
  /** The chronology as a file; `query` is its filter. */
  chronologyFile: (caseId: string, format: 'csv' | 'pdf', query = '') =>
    `/api/cases/${caseId}/chronology.${format}${query === '' ? '' : `?${query}`}`,
  privilegeLogCsv: (caseId: string) => `/api/cases/${caseId}/privilege-log.csv`,
  privilegeLogPdf: (caseId: string) => `/api/cases/${caseId}/privilege-log.pdf`,
  conversationExport: (conversationId: string) => `/api/conversations/${conversationId}/conversation.txt`,
  productionZip: (productionId: string) => `/api/productions/${productionId}/production.zip`,
  /** A page of a paper, as wide as it is read. */
  page: (documentId: string, page: number) => `/api/documents/${documentId}/picture?page=${page}&width=1280`,
  /** The words of a fact on their page. */
  cutout: (factId: string, others: readonly string[] = []) =>
    `/api/facts/${factId}/cutout${others.length === 0 ? '' : `?with=${others.join(',')}`}`,
  inline: (documentId: string) => `/api/documents/${documentId}/download?inline=true`,
} as const;

/** Guided court forms for people without a lawyer; run by a non-profit, not by this product. */
export const complaintDraftingSite = 'https://lawhelpinteractive.org/';
