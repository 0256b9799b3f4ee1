import { describe, expect, test } from 'vitest';
import type { FactContent } from '#src/facts/schema.ts';
import { motionAhead, motionTasks } from '#src/next/motion-tasks.ts';
import type { KeptFact, PaperOfCase } from '#src/next/paper-of-case.ts';
import { makeFact } from '#tests/factories/facts.ts';

const TODAY = '2026-11-28';
const kept = (content: FactContent, label: string): KeptFact => ({
  ...makeFact(content, { label, quote: label }),
  isCurrent: true,
});
const deadline = (what: string, who: 'defendant' | 'plaintiff', date: string) =>
  kept({ kind: 'deadline', value: { what, who, date, period: null, time: null } }, what);
const hearing = (what: string, date: string) =>
  kept({ kind: 'hearing', value: { what, date, time: '10:30', place: null } }, what);
const paper = (facts: KeptFact[], docType = 'Order'): PaperOfCase => ({
  ...{ documentId: 'd1', filename: 'scan.pdf', title: 'Order (scan.pdf)', docDate: null },
  ...{ docType, facts },
});
const ahead = (facts: KeptFact[], docType?: string) =>
  motionAhead({ papers: [paper(facts, docType)], today: TODAY, side: 'defendant', command: null });

describe('a motion that an order speaks of', () => {
  test('is an attorney’s to meet, for whichever party the day is', () => {
    const facts = [deadline('File any response to the motion', 'defendant', '2026-12-14')];
    const asked = { papers: [paper(facts)], today: TODAY, command: null };
    expect(motionAhead({ ...asked, side: 'attorney' })).toMatchObject({ respondBy: '2026-12-14' });
    expect(motionAhead({ ...asked, side: 'plaintiff' })).toBeNull();
  });

  test('is seen in an order that is filed under its own title', () => {
    const facts = [deadline('File any response to the motion', 'defendant', '2026-12-14')];
    expect(ahead(facts, 'Order Granting Extension of Time')).toMatchObject({ respondBy: '2026-12-14' });
  });

  const motion = {
    ...{ title: 'Order (scan.pdf)', documentId: 'd1', respondBy: '2026-12-14', isLate: false },
    hearing: { date: '2026-12-28', time: '10:30' },
  };

  test('has the day to respond and the hearing that the order sets', () => {
    const facts = [
      deadline('File any response to the motion', 'defendant', '2026-12-14'),
      hearing('Hearing on the motion', '2026-12-28'),
    ];
    expect(ahead(facts)).toEqual(motion);
    expect(ahead(facts, 'Lease')).toBeNull();
  });

  test('keeps the day of an older order beside a newer notice, and tells the one that has passed', () => {
    const notice = {
      ...paper([hearing('Hearing on the motion', '2026-12-28')], 'Notice of Hearing'),
      documentId: 'd2',
    };
    const order = (date: string) => paper([deadline('File any response to the motion', 'defendant', date)]);
    const both = (date: string) =>
      motionAhead({ papers: [notice, order(date)], today: TODAY, side: 'defendant', command: null });
    expect(both('2026-12-14')).toMatchObject({ documentId: 'd2', respondBy: '2026-12-14', isLate: false });
    expect(both('2026-11-01')).toMatchObject({ respondBy: '2026-11-01', isLate: true });
  });

  test('is none where a schedule speaks of motions to come', () =>
    expect(ahead([deadline('File responses to dispositive motions', 'defendant', '2026-12-14')])).toBeNull());

  test('is none where the duty is the other side’s, the day is past, or it is no motion', () => {
    expect(ahead([deadline('File a response to the motion', 'plaintiff', '2026-12-14')])).toBeNull();
    expect(ahead([deadline('File a response to the motion', 'defendant', '2026-11-01')])).toBeNull();
    expect(ahead([deadline('Respond to the requests', 'defendant', '2026-12-14')])).toBeNull();
    expect(ahead([hearing('Trial', '2026-12-28')])).toBeNull();
  });

  test('for summary judgment asks to dispute each fact with proof, by the rule of the court', () => {
    const whyIn = (jurisdiction: 'new_mexico_district' | 'federal' | 'california' | null, isSummary = true) =>
      motionTasks({
        caseId: 'c1',
        law: { jurisdiction },
        motion: { ...motion, isSummary },
        isAnswered: true,
      });
    const tasks = whyIn('new_mexico_district');
    const asked = motionTasks({
      ...{ caseId: 'c1', law: { jurisdiction: null } },
      ...{ motion: { ...motion, isSummary: true }, isAnswered: false },
    });
    expect(asked.map(({ key }) => key)).toContain('motion answer');
    expect(tasks.map(({ title }) => title)).toEqual([
      'Get the motion, if you do not have it',
      'Write your response to the motion, and file it by Mon, Dec 14, 2026',
      'Be at the hearing on Mon, Dec 28, 2026 at 10:30 a.m.',
    ]);
    expect(tasks[0]?.why).toContain('without a trial');
    expect(tasks[1]?.why).toMatch(/each numbered fact.*counts as admitted \(Rule 1-056 NMRA\).*proof/);
    expect(whyIn('federal')[1]?.why).toContain('FRCP 56');
    expect(whyIn('california')[1]?.why).toContain('CCP 437c');
    expect(whyIn(null)[1]?.why).not.toMatch(/NMRA|FRCP|CCP|TRCP/);
    expect(whyIn('new_mexico_district', false)[1]?.why).not.toContain('1-056');
  });
});
