/** A defense that an answer can raise. What is said of it is for the person; `plea` is for the paper. */
export interface Defense {
  id: string;
  title: string;
  /** In plain words. */
  meaning: string;
  /** The fact of the person's own without which it must not be raised. */
  factNeeded: string;
  /** How it is put in the paper, before the facts. */
  plea: string;
  federal: string;
  newMexico: string;
  /** Lost when it is in neither the first motion nor the answer (FRCP 12(h)(1); 1-012(H) NMRA). */
  isWaivedIfOmitted: boolean;
  caution: string | null;
}

const NM_12 = 'Rule 1-012(B) NMRA';
const NM_8 = 'Rule 1-008(C) NMRA';

type Facts = Pick<Defense, 'id' | 'title' | 'meaning' | 'factNeeded' | 'plea'>;

const lost = (section: number, facts: Facts): Defense => ({
  ...facts,
  federal: `FRCP 12(b)(${section})`,
  newMexico: NM_12,
  isWaivedIfOmitted: true,
  caution: null,
});
const kept = (section: number, facts: Facts): Defense => ({
  ...lost(section, facts),
  isWaivedIfOmitted: false,
});
const affirmative = (facts: Facts, caution: string | null = null): Defense => ({
  ...facts,
  federal: 'FRCP 8(c)(1)',
  newMexico: NM_8,
  isWaivedIfOmitted: false,
  caution,
});

/**
 * The defenses of FRCP 12(b) and 8(c)(1) with their New Mexico counterparts (1-012(B), 1-008(C) NMRA). Those that are
 * lost when left out stand first.
 */
export const DEFENSES: readonly Defense[] = [
  lost(2, {
    id: 'personal-jurisdiction',
    title: 'Lack of Personal Jurisdiction',
    meaning: 'This court has no power over you, because you have too little to do with the state it sits in.',
    factNeeded:
      'where you live or do business, and that you did nothing in this state that the case is about',
    plea: 'The Court lacks personal jurisdiction over Defendant.',
  }),
  lost(3, {
    id: 'improper-venue',
    title: 'Improper Venue',
    meaning: 'The case was filed in the wrong county or district.',
    factNeeded: 'where you live and where the things happened that the case is about',
    plea: 'Venue is not proper in this Court.',
  }),
  lost(4, {
    id: 'insufficient-process',
    title: 'Insufficient Process',
    meaning: 'The summons itself is wrong: no seal or signature, a wrong name, or papers missing with it.',
    factNeeded: 'what is wrong with the summons you received',
    plea: 'The process is insufficient.',
  }),
  lost(5, {
    id: 'insufficient-service',
    title: 'Insufficient Service of Process',
    meaning: 'The papers did not reach you in a way the rules allow.',
    factNeeded: 'how, when and by whom you received the papers, or that you were not given them',
    plea: 'Service of process was insufficient.',
  }),
  kept(1, {
    id: 'subject-matter-jurisdiction',
    title: 'Lack of Subject-Matter Jurisdiction',
    meaning: 'This kind of case does not belong in this court. It can be raised at any time.',
    factNeeded: 'why this court may not hear this kind of case',
    plea: 'The Court lacks jurisdiction over the subject matter.',
  }),
  kept(6, {
    id: 'failure-to-state-a-claim',
    title: 'Failure to State a Claim',
    meaning:
      'Even if everything in the complaint were true, the law would give the other side nothing for it.',
    factNeeded: 'which claim, and what it would need that the complaint does not say',
    plea: 'The Complaint fails to state a claim upon which relief can be granted.',
  }),
  kept(7, {
    id: 'failure-to-join-a-party',
    title: 'Failure to Join a Required Party',
    meaning: 'Somebody who must be part of this case was left out of it.',
    factNeeded: 'who is missing, and why the case cannot be decided without them',
    plea: 'A required party has not been joined.',
  }),
  affirmative({
    id: 'statute-of-limitations',
    title: 'Statute of Limitations',
    meaning: 'The other side sued too late: the time the law gives for such a claim had run out.',
    factNeeded: 'when the thing happened that you are sued for, and when the complaint was filed',
    plea: 'The claims are barred, in whole or in part, by the statute of limitations.',
  }),
  affirmative({
    id: 'payment',
    title: 'Payment',
    meaning: 'You have paid what is asked for, or part of it.',
    factNeeded: 'what you paid, when, how, and to whom',
    plea: 'The claims are barred, in whole or in part, by payment.',
  }),
  affirmative({
    id: 'release',
    title: 'Release',
    meaning: 'The other side gave up the claim in writing.',
    factNeeded: 'what was signed, when, and by whom',
    plea: 'The claims are barred, in whole or in part, by release.',
  }),
  affirmative({
    id: 'accord-and-satisfaction',
    title: 'Accord and Satisfaction',
    meaning: 'You both agreed to settle the matter for something else, and you did it.',
    factNeeded: 'what was agreed, when, and that you did what was agreed',
    plea: 'The claims are barred, in whole or in part, by accord and satisfaction.',
  }),
  affirmative({
    id: 'waiver',
    title: 'Waiver',
    meaning: 'The other side knew of the right it now claims, and gave it up by what it said or did.',
    factNeeded: 'what the other side said or did that gave the right up',
    plea: 'The claims are barred, in whole or in part, by waiver.',
  }),
  affirmative({
    id: 'estoppel',
    title: 'Estoppel',
    meaning:
      'You relied on what the other side said or did, and it would be unfair to let it say otherwise now.',
    factNeeded: 'what the other side said or did, how you relied on it, and how that hurt you',
    plea: 'The claims are barred, in whole or in part, by estoppel.',
  }),
  affirmative({
    id: 'laches',
    title: 'Laches',
    meaning:
      'The other side waited too long, with no good reason. Now you cannot defend yourself in a fair way.',
    factNeeded: 'how long the other side waited, and what you lost by it, such as papers or witnesses',
    plea: 'The claims are barred, in whole or in part, by laches.',
  }),
  affirmative({
    id: 'res-judicata',
    title: 'Res Judicata',
    meaning: 'A court has decided this already between you.',
    factNeeded: 'which court decided it, when, and in which case',
    plea: 'The claims are barred, in whole or in part, by res judicata.',
  }),
  affirmative({
    id: 'statute-of-frauds',
    title: 'Statute of Frauds',
    meaning: 'The law asks for a signed writing for such a contract, and there is none.',
    factNeeded: 'what the contract was about, and that nothing was signed',
    plea: 'The claims are barred, in whole or in part, by the statute of frauds.',
  }),
  affirmative({
    id: 'failure-of-consideration',
    title: 'Failure of Consideration',
    meaning: 'You did not get what you were promised in return.',
    factNeeded: 'what you were promised, and what you got or did not get',
    plea: 'The claims are barred, in whole or in part, by failure of consideration.',
  }),
  affirmative({
    id: 'fraud',
    title: 'Fraud',
    meaning:
      'You agreed because the other side deceived you. The rules ask for particulars: who, what, when, where.',
    factNeeded: 'who said what to you, when and where, why it was false, and that you relied on it',
    plea: 'The claims are barred, in whole or in part, by fraud.',
  }),
  affirmative({
    id: 'duress',
    title: 'Duress',
    meaning: 'You agreed only because you were threatened.',
    factNeeded: 'who threatened you, with what, and when',
    plea: 'The claims are barred, in whole or in part, by duress.',
  }),
  affirmative({
    id: 'illegality',
    title: 'Illegality',
    meaning: 'The other side wants to enforce something that the law forbids.',
    factNeeded: 'what in the agreement or in what was done was against the law',
    plea: 'The claims are barred, in whole or in part, by illegality.',
  }),
  affirmative({
    id: 'license',
    title: 'License',
    meaning: 'You had permission for what you did.',
    factNeeded: 'who gave you permission, when, and for what',
    plea: 'The claims are barred, in whole or in part, by license.',
  }),
  affirmative({
    id: 'contributory-negligence',
    title: 'Contributory Negligence',
    meaning: 'The other side was careless too, and that is part of how it came to harm.',
    factNeeded: 'what the other side did or failed to do that helped to cause the harm',
    plea: 'Plaintiff’s own negligence caused or contributed to the harm alleged.',
  }),
  affirmative({
    id: 'assumption-of-risk',
    title: 'Assumption of Risk',
    meaning: 'The other side knew of the danger and took it on freely.',
    factNeeded: 'what the other side knew of the danger, and that it went ahead',
    plea: 'The claims are barred, in whole or in part, by assumption of risk.',
  }),
  affirmative({
    id: 'arbitration-and-award',
    title: 'Arbitration and Award',
    meaning: 'An arbitrator has decided this already.',
    factNeeded: 'who the arbitrator was, when it was decided, and how',
    plea: 'The claims are barred, in whole or in part, by arbitration and award.',
  }),
  affirmative({
    id: 'injury-by-fellow-servant',
    title: 'Injury by Fellow Servant',
    meaning: 'A worker was hurt by a fellow worker, and the employer is not answerable for it. Rare today.',
    factNeeded: 'who was hurt by whom at work, and how',
    plea: 'The claims are barred, in whole or in part, because the injury was caused by a fellow servant.',
  }),
  affirmative(
    {
      id: 'discharge-in-bankruptcy',
      title: 'Discharge in Bankruptcy',
      meaning: 'A bankruptcy court has released you from this debt.',
      factNeeded: 'which court discharged you, when, and in which case',
      plea: 'The claims are barred, in whole or in part, by discharge in bankruptcy.',
    },
    'It was taken out of the federal list in 2010 and may still be in New Mexico’s. Verify with the clerk or a lawyer.',
  ),
  affirmative({
    id: 'another-defense',
    title: 'Another Defense',
    meaning:
      'The lists in the rules are not complete: any other reason why you should not lose belongs here.',
    factNeeded: 'what the reason is, and the facts it rests on',
    plea: 'Defendant raises this further defense.',
  }),
];
