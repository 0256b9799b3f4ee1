import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaperName, PaperTitle, paperName, spokenTitle } from '#client/papers/paper-name.tsx';

const SCAN = { filename: 'scan0001.pdf', title: 'Summons' };

describe('what a paper is called on the screen', () => {
  it('is its title with its file behind it where one of several is chosen', () => {
    const { container } = render(<PaperName {...SCAN} />);
    expect(container.textContent).toBe('Summons (scan0001.pdf)');
    expect(paperName(SCAN)).toBe('Summons (scan0001.pdf)');
  });

  it('is its file where that says the same, or nothing else is known', () => {
    expect(paperName({ filename: 'summons.pdf', title: 'Summons' })).toBe('summons.pdf');
    const { container } = render(<PaperName filename="summons.pdf" title="Summons" />);
    expect(container.textContent).toBe('summons.pdf');
    expect(paperName({ filename: 'x.pdf', title: null })).toBe('x.pdf');
  });

  it('is its title alone where it is spoken of; the file is in the hint', () => {
    render(<PaperTitle {...SCAN} />);
    expect(screen.getByTitle('scan0001.pdf').textContent).toBe('Summons');
    expect(spokenTitle(SCAN)).toBe('Summons');
    expect(spokenTitle({ filename: 'x.pdf' })).toBe('x.pdf');
  });
});
