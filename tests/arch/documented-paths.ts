/** Where a path is described: the three specification files (section 7 of each) or the contract. */
type Source = 'cases' | 'documents' | 'participants' | 'contract';

export interface DocumentedPath {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  path: string;
  source: Source;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

function named(source: Source, lines: string): DocumentedPath[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', path = ''] = line.trim().split(' ');
      const method = METHODS.find((candidate) => candidate === word);
      if (method === undefined || !path.startsWith('/')) throw new Error(`This is no path: ${line}`);
      return { method, path, source };
    });
}

/** Every path and method that the product's documents name. */
export const DOCUMENTED: DocumentedPath[] = [
  ...named(
    'cases',
    `GET /api/auth/user
     POST /api/auth/profile
     POST /api/auth/onboarding
     GET /api/cases-with-participants
     GET /api/cases
     POST /api/cases
     PUT /api/cases/{id}
     DELETE /api/cases/{id}
     POST /api/cases/{id}/milestones
     GET /api/cases/{id}/documents
     GET /api/login
     GET /api/auth/logout
     GET /api/logout
     POST /api/ai/assistant`,
  ),
  ...named(
    'documents',
    `GET /api/cases/{caseId}
     GET /api/cases/{caseId}/milestones
     GET /api/cases/{caseId}/milestone-kinds
     GET /api/milestones/{milestoneId}
     POST /api/cases/{caseId}/documents/upload
     GET /api/cases/{caseId}/documents/download-all
     GET /api/documents/{id}
     GET /api/documents/{id}/text
     GET /api/documents/{id}/download
     PATCH /api/documents/{id}
     DELETE /api/documents/{id}
     GET /api/documents/{id}/analysis
     POST /api/documents/{id}/regenerate-summary
     GET /api/cases/{caseId}/chat
     GET /api/cases/{caseId}/generated-answers/latest
     POST /api/cases/{caseId}/generate-answer
     POST /api/documents/{id}/chat
     GET /api/milestones/{milestoneId}/summons
     GET /api/cases/{caseId}/docket-entries
     POST /api/cases/{caseId}/docket-entries/parse
     POST /api/cases/{caseId}/docket-entries
     PUT /api/docket-entries/{id}
     DELETE /api/docket-entries/{id}`,
  ),
  ...named(
    'participants',
    `GET /api/documents/{id}/view
     POST /api/documents/{id}/analyze-discovery
     GET /api/cases/{caseId}/participants
     GET /api/participants/{id}
     POST /api/cases/{caseId}/participants
     PUT /api/participants/{id}
     GET /api/summons/{summonsId}/service-attempts
     POST /api/summons/{summonsId}/service-attempts
     POST /api/cases/{caseId}/summons
     GET /api/summons/{summonsId}
     PATCH /api/summons/{summonsId}`,
  ),
  ...named(
    'contract',
    `GET /api/documents/{id}/facts
     POST /api/intake
     GET /api/intake/{id}
     PATCH /api/intake/{id}
     POST /api/intake/{id}/confirm
     GET /api/cases/{id}/facts
     PATCH /api/facts/{id}
     POST /api/documents/{id}/completeness/acknowledge
     GET /api/auth/callback
     POST /api/auth/register
     POST /api/auth/sign-in
     POST /api/auth/forgot-password
     POST /api/auth/reset-password
     POST /api/auth/change-password
     POST /api/auth/change-email
     POST /api/auth/verify-email
     GET /api/auth/sessions
     DELETE /api/auth/sessions
     DELETE /api/auth/sessions/{id}
     DELETE /api/auth/account
     POST /api/auth/account/keep
     GET /api/auth/factors
     POST /api/auth/factors
     DELETE /api/auth/factors
     POST /api/auth/factors/verify
     GET /api/auth/export
     GET /api/cases/{id}/export
     GET /api/cases/{id}/invitations
     DELETE /api/cases/{id}/invitations/{id}
     POST /api/cases/{id}/leave
     POST /api/cases/{id}/transfer
     GET /api/cases/{id}/audit
     PATCH /api/documents/{id}/discovery
     GET /api/cases/{id}/documents/download-all.zip
     GET /api/cases/{id}/search
     GET /api/search
     PATCH /api/milestones/{id}
     DELETE /api/milestones/{id}
     POST /api/deadlines/calculate
     POST /api/courts/recognize
     GET /api/rules
     DELETE /api/participants/{id}
     GET /api/cases/{id}/summons
     POST /api/summons/{id}/file-return
     GET /api/health
     GET /api/ready
     GET /api/openapi.json
     OPTIONS /api/uploads
     POST /api/uploads
     HEAD /api/uploads/{id}
     PATCH /api/uploads/{id}
     DELETE /api/uploads/{id}`,
  ),
];

/** Mounted without being named there, each for a reason. */
export const BEYOND: Record<string, string> = {
  'GET /api/cases/{}/privacy':
    'whether a case stays on this machine, and how many papers are still prepared anew',
  'GET /api/restore': 'restore is offered on the welcome page of an empty installation',
  'POST /api/restore': 'the same: a backup is sent by whoever has the code of the server',
  'GET /api/restore/{}': 'the same: how far it has come',
  'PATCH /api/restore/{}': 'the same: it goes on where a break left it',
  'GET /api/events': 'for programs, what the screens hear: changes in all cases of the person',
  'GET /api/transfers': 'cases that wait for the person who asks to take them over',
  'GET /api/cases/{}/transfer': 'whether the other has agreed to take the case over',
  'DELETE /api/cases/{}/transfer': 'an offer is taken back, or declined',
  'POST /api/cases/{}/transfer/accept': 'nobody becomes the owner of a case without agreeing to it',
  'GET /api/auth/usage': 'what the profile says of the room that is left',
  'GET /api/cases/{}/room': 'the upload says that room is running out before it is refused',
  'GET /api/auth/safety': 'what the profile says of address, password, deletion and backup',
  'POST /api/auth/confirm-email': 'sends the mail that confirms an address again',
  'POST /api/auth/factors/challenge': 'a passkey signs a challenge of its own each time, after the password',
  'GET /api/auth/factors/recovery-codes': 'how many recovery codes are left, before the last one is used',
  'POST /api/auth/factors/recovery-codes': 'recovery codes are made anew where a list is lost or used up',
  'GET /api/auth/connections': 'the profile names the sign-ins that open the account',
  'POST /api/auth/connections': 'somebody who is signed in connects the provider to their account',
  'DELETE /api/auth/connections': 'and takes it off again',
  'GET /api/auth/connections/waiting': 'linking to an existing account after confirmation: what waits',
  'POST /api/auth/connections/waiting': 'its password, or the code of a mail, confirms it',
  'POST /api/auth/connections/waiting/mail': 'the mail with the code',
  'DELETE /api/auth/connections/waiting': 'cancels it',
  'GET /api/auth/logout/provider': 'signing out at the provider, after it ended here',
  'GET /api/auth/session': 'the pages ask who is signed in, which is no failure of a stranger',
  'GET /api/auth/config': 'the sign-in and role screens ask how people sign in here',
  'POST /api/auth/phone/send-code': 'phone codes where there is an SMS service (contract 6.5)',
  'POST /api/auth/phone/verify': 'phone codes where there is an SMS service (contract 6.5)',
  'GET /api/calendar/{}': 'the calendar feed that calendar programs read',
  'GET /api/calendar-feed': 'a private calendar feed for each person',
  'POST /api/calendar-feed': 'a private calendar feed for each person',
  'DELETE /api/calendar-feed': 'a private calendar feed for each person',
  'GET /api/courts/{}': 'where a court is, its hours, how papers are filed there and what it costs',
  'POST /api/facts/confirm':
    'what stands at the head of an answer is confirmed in one step, as contract 8 asks',
  'GET /api/deadlines': "what is due next in all of a person's cases, on the home screen",
  'GET /api/next': 'what papers demand and no timeline holds, and what is open, on the home screen',
  'GET /api/next/lawsuits': 'in which cases nobody has sued yet, so that nobody is called a defendant there',
  'GET /api/cases/{}/caption': 'what a case without a number can still be told of itself, to be confirmed',
  'POST /api/cases/{}/connect': 'connecting a case later, after the caption was shown',
  'POST /api/cases/{}/connect/find': 'the case of the other side is shown before it is connected',
  'GET /api/cases/{}/counts': 'how much there is of what the navigation of a case names',
  'GET /api/cases/{}/next': 'where one case stands and what is to be done in it (contract 9)',
  'GET /api/find': "the command palette looks for names in all of a person's cases",
  'GET /api/milestones/{}/dependents': 'which deadlines would move with a date (contract 6.1)',
  'GET /api/milestones/{}/calendar.ics': 'a deadline as a file for a calendar',
  'GET /api/milestones/{}/contents': 'what goes and what stays when a milestone is deleted',
  'GET /api/milestones/{}/attachments': 'documents attached to a milestone (the table milestone_attachments)',
  'POST /api/milestones/{}/attachments':
    'documents attached to a milestone (the table milestone_attachments)',
  'DELETE /api/milestone-attachments/{}':
    'documents attached to a milestone (the table milestone_attachments)',
  'GET /api/milestones/{}/notes': 'notes on a milestone (the table annotations)',
  'POST /api/milestones/{}/notes': 'notes on a milestone (the table annotations)',
  'PATCH /api/notes/{}': 'notes on a milestone (the table annotations)',
  'DELETE /api/notes/{}': 'notes on a milestone (the table annotations)',
  'POST /api/notes/{}/restore': 'a deleted note can be taken back',
  'GET /api/reminders': 'reminders that have come due, in the app',
  'POST /api/reminders/dismiss': 'reminders that have come due, in the app',
  'GET /api/reminders/devices': 'reminders on phones that installed Proceed',
  'POST /api/reminders/devices': 'reminders on phones that installed Proceed',
  'PATCH /api/reminders/devices/{}': 'reminders on phones that installed Proceed',
  'DELETE /api/reminders/devices/{}': 'reminders on phones that installed Proceed',
  'POST /api/reminders/devices/{}/try': 'reminders on phones that installed Proceed',
  'GET /api/rules/courts': 'whose rules are here, and how many are verified',
  'GET /api/intake': 'papers are read before there is a case (contract 9)',
  'POST /api/intake/{}/files': 'papers are read before there is a case (contract 9)',
  'GET /api/intake/{}/files/{}/content': 'papers are read before there is a case (contract 9)',
  'GET /api/intake/{}/files/{}/picture': 'the card shows its papers before there is a case (contract 9)',
  'GET /api/intake/{}/documents/{}/picture': 'the card shows its papers before there is a case (contract 9)',
  'GET /api/intake/{}/facts/{}/cutout': 'the card shows its papers before there is a case (contract 9)',
  'PATCH /api/intake/{}/files/{}': 'papers are read before there is a case (contract 9)',
  'DELETE /api/intake/{}/files/{}': 'papers are read before there is a case (contract 9)',
  'DELETE /api/intake/{}': 'papers are read before there is a case (contract 9)',
  'POST /api/intake/{}/day': 'papers are read before there is a case (contract 9)',
  'GET /api/documents/{}/card': 'every later paper ends in its card (contract 9)',
  'POST /api/documents/{}/card': 'every later paper ends in its card (contract 9)',
  'POST /api/documents/{}/card/day': 'every later paper ends in its card (contract 9)',
  'GET /api/mail': 'the outbox is shown in the app (contract 1)',
  'GET /api/mail/settings': 'the app says when this server sends no e-mail (contract 1)',
  'GET /api/cases/{}/discovery':
    'counts, newest documents and requests of the Discovery Management page in one call',
  'GET /api/cases/{}/discovery/documents': 'all documents of a discovery card, behind +N more documents',
  'GET /api/documents/{}/discovery-items': 'the requests in a discovery paper, and whether each is answered',
  'PUT /api/documents/{}/discovery-service': 'when and how a discovery request was served, for its due date',
  'PUT /api/documents/{}/discovery-answers': 'what a person says of a request goes before what was read',
  'GET /api/cases/{}/productions': 'productions: documents as they were handed over',
  'POST /api/cases/{}/productions': 'productions: documents as they were handed over',
  'POST /api/cases/{}/productions/check': 'what stands in the way of a production, before it is made',
  'POST /api/cases/{}/productions/personal-data': 'what stands in the way of a production, before it is made',
  'GET /api/productions/{}': 'productions: documents as they were handed over',
  'GET /api/productions/{}/progress': 'how far a production that is downloaded has come',
  'GET /api/productions/{}/production.zip': 'a production as it goes to the other side',
  'GET /api/auth/operator': 'terms and privacy pages that the sign-in text names',
  'GET /api/cases/{}/members': 'sharing a workspace (contract 4)',
  'POST /api/cases/{}/invitations': 'sharing a workspace (contract 4)',
  'DELETE /api/cases/{}/members/{}': 'sharing a workspace (contract 4)',
  'POST /api/invitations/accept': 'sharing a workspace (contract 4)',
  'GET /api/cases/{}/documents/with-text': 'which documents hold what was typed into the sidebar search',
  'GET /api/cases/{}/review': 'ten thousand documents in e-discovery review, without text and analysis',
  'GET /api/documents/{}/thumbnail': 'the first page of a paper as a small picture, in lists',
  'GET /api/documents/{}/picture': 'a page drawn by the server: photos that browsers cannot show',
  'GET /api/facts/{}/cutout': 'the words of a fact as they stand on their page',
  'GET /api/documents/{}/review': 'a document as e-discovery review shows it',
  'POST /api/cases/{}/review/code': 'many documents are coded at once',
  'POST /api/cases/{}/review/restore': 'coding many documents can be taken back',
  'GET /api/cases/{}/review/analysis': 'how far the analysis of a selection is',
  'POST /api/cases/{}/review/analysis': 'a selection is analyzed as one job',
  'POST /api/cases/{}/review/analysis/cancel': 'that job can be stopped',
  'POST /api/cases/{}/review/suggestions': 'what was suggested for a selection',
  'POST /api/cases/{}/review/suggestions/accept': 'suggestions of a selection are accepted together',
  'GET /api/cases/{}/bates/next': 'Bates numbers for a selection of documents',
  'POST /api/cases/{}/bates/preview': 'Bates numbers for a selection of documents',
  'POST /api/cases/{}/bates': 'Bates numbers for a selection of documents',
  'POST /api/cases/{}/bates/release': 'Bates numbers for a selection of documents',
  'GET /api/cases/{}/privilege-log': 'the privilege log that FRCP 26(b)(5)(A) asks for',
  'GET /api/cases/{}/privilege-log.csv': 'the privilege log that FRCP 26(b)(5)(A) asks for',
  'GET /api/cases/{}/privilege-log.pdf': 'the privilege log that FRCP 26(b)(5)(A) asks for',
  'GET /api/cases/{}/chronology': 'what happened in a case by day, and where its papers differ',
  'GET /api/cases/{}/chronology.csv': 'what happened in a case by day, and where its papers differ',
  'GET /api/cases/{}/chronology.pdf': 'what happened in a case by day, and where its papers differ',
  'PATCH /api/documents/{}/privilege': "a person's own words in the privilege log",
  'GET /api/cases/{}/documents/count': 'how many documents a case has, where their list is not shown',
  'GET /api/cases/{}/documents/rows':
    'the list as the sidebar needs it: ten thousand rows without what they do not show',
  'POST /api/cases/{}/documents/categorize': 'many documents at once',
  'POST /api/cases/{}/documents/delete': 'many documents at once',
  'POST /api/cases/{}/documents/download.zip':
    'many documents at once; ids in a form, an address holds too few',
  'GET /api/cases/{}/documents/deleted': 'what was deleted can be restored for 30 days',
  'POST /api/cases/{}/documents/restore': 'what was deleted can be restored for 30 days',
  'POST /api/cases/{}/documents/purge': 'deleting for good, before the 30 days are over',
  'POST /api/documents/{}/reread': 'reading a document once more; its former text is kept',
  'GET /api/documents/{}/pages/{}/words': 'where the words of a scanned page stand, to mark a passage on it',
  'GET /api/documents/{}/texts': 'the texts of a document, one for each reading',
  'GET /api/documents/{}/texts/{}': 'the texts of a document, one for each reading',
  'POST /api/documents/{}/texts/{}/take-back': 'the texts of a document, one for each reading',
  'GET /api/documents/{}/attachments': 'an e-mail lists the documents that came with it',
  'GET /api/cases/{}/answer-ledger': 'the numbered ledger that an answer is made from',
  'PUT /api/cases/{}/answer-ledger': 'the numbered ledger that an answer is made from',
  'GET /api/cases/{}/answer-defenses': 'defenses as options, each with the fact it needs',
  'PUT /api/cases/{}/answer-defenses/{}': 'defenses as options, each with the fact it needs',
  'GET /api/cases/{}/answer-counterclaims': "counterclaims from the person's own facts",
  'PUT /api/cases/{}/answer-counterclaims': "counterclaims from the person's own facts",
  'GET /api/cases/{}/generated-answers': 'every version of an answer is kept',
  'GET /api/generated-answers/{}': 'every version of an answer is kept',
  'POST /api/documents/{}/retry': 'reading a failed document once more',
  'POST /api/docket-entries/{}/restore': 'a docket that was deleted can be taken back',
  'GET /api/docket-entries/{}/texts': 'a docket text that a later paste took the place of is kept',
  'DELETE /api/summons/{}': 'a draft made by mistake, which nobody tried to serve',
  'GET /api/summons/{}/summons.pdf': 'the summons as a paper for the clerk (generatedPdfPath)',
  'DELETE /api/service-attempts/{}':
    'an attempt recorded by mistake can be taken back until the return is filed',
  'PATCH /api/service-attempts/{}': 'oath, mailing and signed receipt are known only after the attempt',
  'PUT /api/service-attempts/{}/proofs': 'proof_document_ids are linked to documents of the case',
  'GET /api/service-attempts/{}/return.pdf': 'the return of service as a paper to sign',
  'GET /api/cases/{}/transcripts': 'the room of transcripts (the table transcripts has no call in the spec)',
  'POST /api/cases/{}/transcripts': 'the room of transcripts (the table transcripts has no call in the spec)',
  'GET /api/milestones/{}/transcripts': 'transcripts that belong to a milestone (relatedMilestoneId)',
  'GET /api/transcripts/{}': 'a transcript: its outline, without its words',
  'PATCH /api/transcripts/{}': 'a transcript: what its cover says can be put right',
  'DELETE /api/transcripts/{}': 'a transcript can be taken away; its document stays',
  'GET /api/transcripts/{}/lines': 'a transcript of 400 pages is read a part at a time',
  'GET /api/transcripts/{}/search': 'what was said in a transcript, by page and line',
  'OPTIONS /api/uploads/{}': 'tus 1.0.0 asks for it at every address',
  'GET /api/generated-answers/{}/answer.docx': 'an answer as a paper that can be filed',
  'GET /api/generated-answers/{}/answer.pdf': 'an answer as a paper that can be filed',
  'GET /api/generated-answers/{}/paper': 'the same paper on the screen',
  'GET /api/generated-answers/{}/preflight': 'what is missing before an answer is filed',
  'GET /api/participants/{}/participant.vcf': 'a participant as a contact for a phone',
  'POST /api/cases/{}/check-draft': 'a draft from elsewhere is checked before it is filed',
  'GET /api/cases/{}/participants/participants.vcf': 'all participants as contacts for a phone',
  'GET /api/cases/{}/conversations': 'conversations with the assistant are kept (the table chat_messages)',
  'GET /api/conversations/{}/messages': 'conversations with the assistant are kept (the table chat_messages)',
  'PATCH /api/conversations/{}': 'a conversation can be given another name',
  'DELETE /api/conversations/{}': 'a conversation can be deleted',
  'GET /api/conversations/{}/conversation.txt': 'a conversation as a file to keep or hand on',
  'POST /api/uploads/{}': 'tus 1.0.0: PATCH or DELETE named in X-HTTP-Method-Override',
};

/** Procedures that only read and yet are asked by POST, as the contract says: they take more than an address holds. */
export const READ_BY_POST: readonly string[] = ['courts.recognize', 'deadlines.calculate'];

/** Where a case is one of several ways to say something: the service itself calls `authorizeCase` when it is named. */
export const CHECKED_WITHIN: readonly string[] = ['deadlines.calculate', 'intake.get', 'intake.confirm'];

/** Mutations that only read: what they take is more than the address of a tRPC query holds, too. */
export const READ_BY_MUTATION: readonly string[] = [
  'checker.check',
  'intake.cardDay',
  'intake.day',
  'review.suggestions',
];

/** Every member may end their own access; links that let others in are shown to the owner alone. */
export const OF_OTHER_RIGHTS: readonly string[] = [
  'cases.audit',
  'cases.endTransfer',
  'cases.invitations',
  'cases.leave',
  'cases.room',
  'cases.takeOver',
];

/** Handlers that only read and are asked by POST for the same reason. */
export const READ_ROUTES_BY_POST: readonly string[] = ['POST /api/cases/{}/documents/download.zip'];

/** Handlers that are no procedures, and who may call them; the procedures say it in their meta. */
export const PLAIN_ROUTES: Record<string, 'public' | 'person' | 'member'> = {
  'GET /api/health': 'public',
  'GET /api/ready': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/login': 'public',
  'GET /api/auth/callback': 'public',
  'GET /api/auth/logout': 'public',
  'GET /api/auth/logout/provider': 'public',
  'GET /api/logout': 'public',
  'GET /api/restore': 'public',
  'POST /api/restore': 'public',
  'GET /api/restore/{}': 'public',
  'PATCH /api/restore/{}': 'public',
  'OPTIONS /api/uploads': 'public',
  'POST /api/intake': 'public',
  'POST /api/intake/{}/files': 'public',
  'GET /api/intake/{}/files/{}/content': 'public',
  'GET /api/intake/{}/files/{}/picture': 'public',
  'GET /api/intake/{}/documents/{}/picture': 'public',
  'GET /api/intake/{}/facts/{}/cutout': 'public',
  'OPTIONS /api/uploads/{}': 'public',
  'GET /api/events': 'person',
  'GET /api/auth/export': 'person',
  'POST /api/uploads': 'member',
  'POST /api/uploads/{}': 'member',
  'HEAD /api/uploads/{}': 'member',
  'PATCH /api/uploads/{}': 'member',
  'DELETE /api/uploads/{}': 'member',
  'POST /api/cases/{}/documents/upload': 'member',
  'GET /api/cases/{}/export': 'member',
  'GET /api/cases/{}/documents/download-all': 'member',
  'GET /api/cases/{}/documents/download-all.zip': 'member',
  'POST /api/cases/{}/documents/download.zip': 'member',
  'GET /api/documents/{}/download': 'member',
  'GET /api/documents/{}/view': 'member',
  'GET /api/documents/{}/thumbnail': 'member',
  'GET /api/documents/{}/picture': 'member',
  'GET /api/facts/{}/cutout': 'member',
  'GET /api/generated-answers/{}/answer.docx': 'member',
  'GET /api/generated-answers/{}/answer.pdf': 'member',
  'GET /api/participants/{}/participant.vcf': 'member',
  'GET /api/cases/{}/participants/participants.vcf': 'member',
  'GET /api/service-attempts/{}/return.pdf': 'member',
  'GET /api/summons/{}/summons.pdf': 'member',
  'GET /api/cases/{}/privilege-log.csv': 'member',
  'GET /api/cases/{}/privilege-log.pdf': 'member',
  'GET /api/cases/{}/chronology.csv': 'member',
  'GET /api/cases/{}/chronology.pdf': 'member',
  'GET /api/productions/{}/production.zip': 'member',
  'GET /api/conversations/{}/conversation.txt': 'member',
  'GET /api/calendar/{}': 'public',
  'GET /api/milestones/{}/calendar.ics': 'member',
};

/** 'GET /api/cases/{}' for '/api/cases/:caseId' and '/api/cases/{id}' alike: names of parameters do not count. */
export function pathKey(method: string, path: string): string {
  return `${method} ${path.replaceAll(/:[^/]+|\{[^}]*\}/g, '{}')}`;
}
