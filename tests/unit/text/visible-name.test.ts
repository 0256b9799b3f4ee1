import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleName, visibleSpans } from '#src/text/visible-name.ts';

describe('visibleName', () => {
  test.each([
    ['Lease.pdf', 'Lease.pdf'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['<script>alert(1)</script>.pdf', '<script>alert(1)</script>.pdf'],
    ['line\nbreak\ttab.pdf', 'line␊break␉tab.pdf'],
    ['evil\u202efdp.exe', 'evil[U+202E]fdp.exe'],
    ['zero\u200bwidth\ufeff.txt', 'zero[U+200B]width[U+FEFF].txt'],
    ['\u007f\u0085.txt', '␡[U+0085].txt'],
    ['  both ends  ', '␣␣both ends␣␣'],
    ['ends in dots...', 'ends in dots...'],
    ['👩‍⚖️ Queja – Piñon.pdf', '👩‍⚖️ Queja – Piñon.pdf'],
    ['عقد الإيجار.pdf', 'عقد الإيجار.pdf'],
    ['tag\u{e0041}.txt', 'tag[U+E0041].txt'],
    ['', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(visibleName(name)).toBe(shown);
  });

  test('nothing that is shown can mislead, and what is harmless is not touched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const shown = visibleName(name);
        expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        expect(visibleName(shown)).toBe(shown);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.()-]{1,40}$/), (name) => {
        expect(visibleName(name)).toBe(name);
      }),
    );
  });
});

describe('a place in a name', () => {
  test('stays at its words when something before it is made visible', () => {
    const name = ' evil\u202elease.pdf';
    const start = name.indexOf('lease');
    const [span] = visibleSpans(name, [{ start, end: start + 5 }]);
    expect(visibleName(name).slice(span?.start, span?.end)).toBe('lease');
  });

  test('is the same in a name with nothing to hide', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.()-]{1,40}$/), fc.nat(40), fc.nat(40), (name, a, b) => {
        const [start, end] = [Math.min(a, b, name.length), Math.min(Math.max(a, b), name.length)];
        expect(visibleSpans(name, [{ start, end }])).toEqual([{ start, end }]);
      }),
    );
  });
});
